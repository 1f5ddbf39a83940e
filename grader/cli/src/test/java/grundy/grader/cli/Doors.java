package grundy.grader.cli;

import java.io.IOException;
import java.net.BindException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;

/** A TCP and a UDP port of this machine, open on the loopback interface only, that nobody should knock at. */
record Doors(ServerSocket server, DatagramSocket datagrams) implements AutoCloseable {

    private static final int BACKLOG = 50;

    static Doors open() throws IOException {
        var loopback = InetAddress.getLoopbackAddress();
        while (true) {
            var server = new ServerSocket(0, BACKLOG, loopback);
            try {
                return new Doors(server, new DatagramSocket(new InetSocketAddress(loopback, server.getLocalPort())));
            } catch (BindException e) {
                // The number is free for one of both only.
                server.close();
            }
        }
    }

    int port() {
        return server.getLocalPort();
    }

    /** Whether a connection waits to be accepted. */
    boolean connected() throws IOException {
        server.setSoTimeout(1);
        try (var connection = server.accept()) {
            return connection.isConnected();
        } catch (SocketTimeoutException e) {
            return false;
        }
    }

    /** Whether a packet has arrived. */
    boolean received() throws IOException {
        datagrams.setSoTimeout(1);
        try {
            datagrams.receive(new DatagramPacket(new byte[1], 1));
            return true;
        } catch (SocketTimeoutException e) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        datagrams.close();
        server.close();
    }
}
