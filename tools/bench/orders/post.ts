import { connect, type Socket } from "node:net";

/** Called with the status once the complete response has arrived. */
type Done = (status: number) => void;

/**
 * Creates a minimal client that posts JSON over kept-alive connections: the load generator shares the machine's cores,
 * and its own cost must not distort the marketplace's figures.
 */
export function createPoster(base: string, connections: number) {
  const { hostname, port, host } = new URL(base);
  const all = Array.from({ length: connections }, () =>
    createConnection(connect(Number(port), hostname)),
  );
  const idle = [...all];
  return {
    /** @throws Error when every connection is busy */
    async post(path: string, token: string, body: string): Promise<number> {
      const connection = idle.pop();
      if (!connection) throw new Error("every connection is busy");
      const head = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: ${token}\r\n`;
      const type = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`;
      const status = await connection.send(`${head}${type}\r\n\r\n${body}`);
      idle.push(connection);
      return status;
    },
    close: () => {
      for (const { close } of all) close();
    },
  };
}

/** Wraps a socket; one request at a time. */
function createConnection(socket: Socket) {
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
