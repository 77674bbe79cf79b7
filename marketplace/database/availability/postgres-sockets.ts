import { connect, type Socket } from "node:net";

/** What a client of the driver tells about the server it connects to. */
interface Target {
  host: string[];
  port: number[];
  path?: string | null;
}

export interface PostgresSockets {
  /** The driver's `socket` option. */
  open(target: Target): Socket;
  /**
   * Cuts all connections, so that the driver rejects what waits on them. After a network was cut, the system would
   * retransmit on them for up to fifteen minutes.
   */
  cut(): void;
}

/** Opens the sockets of database clients, which do not close one on their own when the server stops answering. */
export function postgresSockets(): PostgresSockets {
  const sockets = new Set<Socket>();
  return {
    open({ host: [host = "127.0.0.1"], port: [port = 5432], path }) {
      const socket = path ? connect(path) : connect(port, host);
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
      // The driver reads the host for the name in a TLS handshake.
      return Object.assign(socket, { host, port });
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
