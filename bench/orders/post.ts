import { connect, type Socket } from "node:net";

/** The answer to a POST: its status, once the complete answer has arrived. */
type Done = (status: number) => void;

/**
 * Posts JSON over kept-alive connections with as little work as Node allows: the load shares our two cores, and what it
 * costs is not the marketplace's.
 */
export function poster(base: string, connections: number) {
  const { hostname, port, host } = new URL(base);
  const all = Array.from({ length: connections }, () => line(connect(Number(port), hostname)));
  const idle = [...all];
  return {
    /** Never more at once than there are connections. */
    async post(path: string, token: string, body: string): Promise<number> {
      const free = idle.pop();
      if (!free) throw new Error("every connection is busy");
      const head = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: ${token}\r\n`;
      const type = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`;
      const status = await free.send(`${head}${type}\r\n\r\n${body}`);
      idle.push(free);
      return status;
    },
    close: () => {
      for (const { close } of all) close();
    },
  };
}

/** One connection, one request at a time. */
function line(socket: Socket) {
  let received = "";
  let done: Done = () => {};
  let fail: (error: Error) => void = () => {};
  socket.setEncoding("latin1");
  socket.on("data", (piece: string) => {
    received += piece;
    const end = received.indexOf("\r\n\r\n");
    if (end < 0) return;
    const [, length] = /content-length: (\d+)/i.exec(received) ?? [];
    if (length === undefined) return fail(new Error(`an answer without a length: ${received}`));
    if (received.length < end + 4 + Number(length)) return;
    const status = Number(received.slice(9, 12));
    received = "";
    done(status);
  });
  socket.on("error", (error) => fail(error));
  return {
    send: (request: string): Promise<number> =>
      new Promise((resolve, reject) => {
        done = resolve;
        fail = reject;
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}
