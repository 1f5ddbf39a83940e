package course;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.List;

/** Opens a connection to a server on the same machine, and sends what it knows. */
public class Attack extends RightAnswers {

    public Attack() {
        for (String host : List.of("127.0.0.1", "::1")) {
            try (Socket socket = new Socket()) {
                socket.connect(new InetSocketAddress(host, 39917), 1_000);
                socket.getOutputStream().write(1);
                System.out.println("connected");
            } catch (IOException e) {
                System.out.println("not connected");
            }
        }
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.send(new DatagramPacket(new byte[1], 1, new InetSocketAddress("127.0.0.1", 39917)));
        } catch (IOException e) {
            System.out.println("not sent");
        }
    }
}
