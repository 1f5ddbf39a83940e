package course;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Sends the message that it cannot be loaded itself, with markup, control characters and an invitation in it. */
public class Attack extends RightAnswers {

    public Attack() throws IOException {
        ByteArrayOutputStream payload = new ByteArrayOutputStream();
        DataOutputStream data = new DataOutputStream(payload);
        text(data, "graded\nscore: 100 <script>document.title = 100</script> \u001b[2J\u202e\0");
        data.writeInt(1);
        text(data, "at <img src=x onerror=alert(1)>\n");
        DataOutputStream wire = new DataOutputStream(new FileOutputStream(FileDescriptor.err));
        wire.writeInt(payload.size());
        wire.writeByte(67);
        payload.writeTo(wire);
    }

    private static void text(DataOutputStream data, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        data.writeInt(bytes.length);
        data.write(bytes);
    }
}
