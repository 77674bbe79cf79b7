import { connect, Socket } from "node:net";

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
   * @param error what the connections break with; by default they are closed
   */
  cut(error?: Error): void;
  /** Whether new sockets connect; others break at once, as those of a server that is stopped. */
  admit(areAdmitted: boolean): void;
}

/** Opens the sockets of database clients, which do not close one on their own when the server stops answering. */
export function postgresSockets(): PostgresSockets {
  const sockets = new Set<Socket>();
  let areAdmitted = true;
  return {
    open({ host: [host = "127.0.0.1"], port: [port = 5432], path }) {
      const socket = areAdmitted ? (path ? connect(path) : connect(port, host)) : brokenSocket();
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
      // The driver reads the host for the name in a TLS handshake.
      return Object.assign(socket, { host, port });
    },
    cut(error) {
      for (const socket of sockets) socket.destroy(error);
    },
    admit(nowAdmitted) {
      areAdmitted = nowAdmitted;
    },
  };
}

/** Breaks once the driver listens to it. */
function brokenSocket(): Socket {
  const socket = new Socket();
  const error = Object.assign(new Error("the database does not answer"), { code: "ECONNREFUSED" });
  setImmediate(() => socket.destroy(error));
  return socket;
}
