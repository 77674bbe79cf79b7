import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { sendRequest } from "@storefront/testbed/product/send-request";

const PAGES = ["/goodsDetails?goodsId=1001", "/index", "/index_m"];
/** Requests per second: few enough that only what the server does meanwhile delays them. */
const RATE = 100;

/**
 * Requests cached pages at a fixed rate. A request counts from the time it is due, so that a server that stands still
 * delays all that would have come meanwhile.
 * @returns the 95th percentile of the time to the last byte, ms
 */
export async function cachedPagesP95(port: number, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const headers = { host: `mima.localhost:${port}`, "accept-encoding": "gzip" };
  const times: number[] = [];
  const sending: Promise<void>[] = [];
  const began = performance.now();
  for (let sent = 0; sent < RATE * seconds; sent += 1) {
    const due = began + (sent * 1000) / RATE;
    await sleep(Math.max(0, due - performance.now()));
    const path = PAGES[sent % PAGES.length] ?? "/";
    const request = sendRequest({ port, path, headers, agent }).then(({ status }) => {
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      times.push(performance.now() - due);
    });
    sending.push(request);
  }
  await Promise.all(sending);
  agent.destroy();
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)] ?? 0;
}
