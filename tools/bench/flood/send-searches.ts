import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { parseArgs } from "node:util";
import { sendRequest } from "@storefront/testbed/product/send-request";

/**
 * The attacker: searches for new words over kept-alive connections as fast as the storefront answers, until it is
 * stopped. `--port P --addresses N --connections N`: addresses of 127.99.0.0/24, the connections of each. Prints a line
 * when it has begun, and the number of answers by status when it ends.
 */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "3000" },
    addresses: { type: "string", default: "1" },
    connections: { type: "string", default: "6" },
  },
});
const port = Number(values.port);
const statuses: Record<number, number> = {};
let isRunning = true;

async function search(agent: Agent, localAddress: string): Promise<void> {
  const headers = { host: `mima.localhost:${port}`, "accept-encoding": "gzip" };
  while (isRunning) {
    const path = `/search?q=${encodeURIComponent(`王者 ${randomUUID().slice(0, 8)}`)}`;
    const { status } = await sendRequest({ port, path, headers, agent, localAddress });
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

const searching: Promise<void>[] = [];
for (let host = 1; host <= Number(values.addresses); host += 1) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number(values.connections) });
  for (let sent = 0; sent < Number(values.connections); sent += 1)
    searching.push(search(agent, `127.99.0.${host}`));
}
console.log("searching");
process.once("SIGTERM", () => {
  isRunning = false;
});
await Promise.all(searching);
console.log(JSON.stringify(statuses));
process.exit(0);
