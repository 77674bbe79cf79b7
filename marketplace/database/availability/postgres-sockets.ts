import { Socket } from "node:net";

export interface PostgresSockets {
  /** The driver's `stream` option: a socket that the driver connects. */
  open(): Socket;
  /**
   * Cuts all connections, so that the driver rejects what waits on them. After a network was cut, the system would
   * retransmit on them for up to fifteen minutes.
   * @param error what the connections break with; by default they are closed
   */
  cut(error?: Error): void;
  /** Whether new sockets connect; others break at once, like those of a stopped server. */
  admit(areAdmitted: boolean): void;
}

/** Opens the sockets of database clients, which do not close one on their own when the server stops answering. */
export function postgresSockets(): PostgresSockets {
  const sockets = new Set<Socket>();
  let areAdmitted = true;
  return {
    open() {
      const socket = areAdmitted ? new Socket() : new BrokenSocket();
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
      return socket;
    },
    cut(error) {
      for (const socket of sockets) socket.destroy(error);
    },
    admit(nowAdmitted) {
      areAdmitted = nowAdmitted;
    },
  };
}

/** Breaks instead of connecting. */
class BrokenSocket extends Socket {
  override connect(): this {
    const error = Object.assign(new Error("the database does not answer"), {
      code: "ECONNREFUSED",
    });
    setImmediate(() => this.destroy(error));
    return this;
  }
}
