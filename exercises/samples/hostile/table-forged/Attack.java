package course;

import grundy.exercises.OctalGameSolver;
import grundy.exercises.Solves;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;

/** Sends tables of as many values as are asked for, of which the last is no number, and ends itself before it returns one. */
@Solves("octal-game")
public class Attack implements OctalGameSolver {

    @Override
    public int[] grundyValues(String code, int maxHeap) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream frame = new DataOutputStream(bytes);
                FileOutputStream wire = new FileOutputStream(FileDescriptor.err)) {
            frame.writeInt(5 + 5 * maxHeap + 1);
            frame.writeByte(68);
            frame.writeByte(7);
            frame.writeInt(maxHeap + 1);
            for (int heap = 0; heap < maxHeap; heap++) {
                frame.writeByte(1);
                frame.writeInt(0);
            }
            frame.writeByte(3);
            wire.write(bytes.toByteArray());
        } catch (IOException e) {
            return new int[0];
        }
        Runtime.getRuntime().halt(0);
        return new int[0];
    }
}
