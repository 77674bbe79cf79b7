import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { answerWithId } from "../http/answer-with-id";
import { startTracing } from "../tracing/start-tracing";

/**
 * A separate process for tests, because jest cannot load the exporter's transport: `traced-program.ts <collector>`.
 * Runs until SIGTERM.
 */
async function main(): Promise<void> {
  const stopTracing = await startTracing("storefront", process.argv[2]);
  const server = createServer(
    answerWithId(
      (_request, response) => response.end("ok"),
      () => false,
    ),
  );
  process.once("SIGTERM", () => {
    server.closeAllConnections();
    server.close(() => void stopTracing());
  });
  server.listen(0, "127.0.0.1", () =>
    process.stdout.write(`${(server.address() as AddressInfo).port}\n`),
  );
}

void main();
