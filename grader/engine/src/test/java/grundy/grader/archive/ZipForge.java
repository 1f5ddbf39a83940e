package grundy.grader.archive;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Writes zip archives byte by byte, also such as no honest program writes. */
final class ZipForge {
    static final int STORED = 0;
    static final int DEFLATED = 8;
    private static final int UTF_8_NAMES = 1 << 11;

    private final ByteArrayOutputStream local = new ByteArrayOutputStream();
    private final ByteArrayOutputStream directory = new ByteArrayOutputStream();
    private int entries;

    /**
     * What one entry says of itself.
     *
     * @param name its bytes, as Latin-1
     */
    record Claim(String name, int flags, int method, long crc, int packed, int size, int unixMode) {
        Claim encrypted() {
            return new Claim(name, flags | 1, method, crc, packed, size, unixMode);
        }

        Claim mode(int mode) {
            return new Claim(name, flags, method, crc, packed, size, mode);
        }

        Claim method(int other) {
            return new Claim(name, flags, other, crc, packed, size, unixMode);
        }

        Claim size(int other) {
            return new Claim(name, flags, method, crc, packed, other, unixMode);
        }

        Claim crc(long other) {
            return new Claim(name, flags, method, other, packed, size, unixMode);
        }
    }

    static byte[] zip(String... namesAndTexts) {
        ZipForge forge = new ZipForge();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            forge.add(namesAndTexts[i], namesAndTexts[i + 1]);
        }
        return forge.bytes();
    }

    ZipForge add(String name, String text) {
        return add(name.getBytes(UTF_8), UTF_8_NAMES, text.getBytes(UTF_8));
    }

    ZipForge add(byte[] name, int flags, byte[] content) {
        byte[] packed = deflate(content);
        return add(claim(latin1(name), flags, packed, content), packed);
    }

    /** An honest claim, to be made dishonest. */
    static Claim claim(String name, byte[] packed, byte[] content) {
        return claim(latin1(name.getBytes(UTF_8)), UTF_8_NAMES, packed, content);
    }

    private static Claim claim(String name, int flags, byte[] packed, byte[] content) {
        CRC32 crc = new CRC32();
        crc.update(content);
        return new Claim(name, flags, DEFLATED, crc.getValue(), packed.length, content.length, 0100644);
    }

    ZipForge add(Claim claim, byte[] packed) {
        int offset = local.size();
        local.writeBytes(header(claim));
        local.writeBytes(packed);
        return point(claim, offset);
    }

    /** One more entry of the directory, for content that may be there already. */
    ZipForge point(Claim claim, int offset) {
        Bytes b = new Bytes().four(0x02014b50).two(3 << 8 | 20).two(20);
        fields(b, claim)
                .two(0)
                .two(0)
                .two(0)
                .two(0)
                .four(claim.unixMode() << 16)
                .four(offset);
        b.writeBytes(claim.name().getBytes(ISO_8859_1));
        directory.writeBytes(b.toByteArray());
        entries++;
        return this;
    }

    byte[] bytes() {
        Bytes all = new Bytes();
        all.writeBytes(local.toByteArray());
        all.writeBytes(directory.toByteArray());
        return all.four(0x06054b50)
                .four(0)
                .two(entries)
                .two(entries)
                .four(directory.size())
                .four(local.size())
                .two(0)
                .toByteArray();
    }

    static byte[] deflate(byte[] content) {
        Deflater deflater = new Deflater(9, true);
        deflater.setInput(content);
        deflater.finish();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] buffer = new byte[1 << 16];
        while (!deflater.finished()) {
            out.write(buffer, 0, deflater.deflate(buffer));
        }
        deflater.end();
        return out.toByteArray();
    }

    private static byte[] header(Claim claim) {
        Bytes b = fields(new Bytes().four(0x04034b50).two(20), claim).two(0);
        b.writeBytes(claim.name().getBytes(ISO_8859_1));
        return b.toByteArray();
    }

    private static Bytes fields(Bytes b, Claim claim) {
        return b.two(claim.flags())
                .two(claim.method())
                .four(0x58210000)
                .four((int) claim.crc())
                .four(claim.packed())
                .four(claim.size())
                .two(claim.name().length());
    }

    private static String latin1(byte[] bytes) {
        return new String(bytes, ISO_8859_1);
    }

    /** Numbers with their least byte first. */
    private static final class Bytes extends ByteArrayOutputStream {
        Bytes two(int value) {
            write(value);
            write(value >> 8);
            return this;
        }

        Bytes four(int value) {
            return two(value).two(value >> 16);
        }
    }
}
