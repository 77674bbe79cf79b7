import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { createPipelineServer } from "@/server/create-server";
import type { Stage } from "@/server/exchange";

/** Starts a real server with some stages on a free port. */
export async function startPipeline(
  stages: readonly Stage[],
  isStopping = () => false,
  connections = { limit: 0, trustedHops: 0 },
) {
  const server: Server = createPipelineServer(stages, isStopping, connections);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    base: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}

/** Writes bytes to a port and reads until the server closes the connection. @returns latin1 text */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.setEncoding("latin1");
  socket.write(bytes, "latin1");
  return text(socket);
}

/** Responds with the results of earlier stages. */
export const echo: Stage = ({ response, path, query, host }) => {
  response.end(JSON.stringify({ path, query, secure: host.secure }));
  return true;
};
