import { Agent, type RequestOptions, request } from "node:http";
import { deployment } from "@storefront/testbed/deployment/deployment";
import { startWorkerStorefront } from "@storefront/testbed/deployment/worker-storefront";
import { expect, test } from "../fixtures";

interface Visits {
  ready: boolean;
  sent: number;
  failed: string[];
}

/** Visits as if behind a load balancer: over one kept-alive connection, and only while the server reports ready. */
async function visit(port: number, visits: Visits): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (visits.ready) {
    visits.sent += 1;
    const path = visits.sent % 2 === 0 ? "/goodsDetails?goodsId=1001" : "/api/v1/index";
    const failure = await failureOf({ host: "127.0.0.1", port, path, agent });
    if (failure !== null) visits.failed.push(failure);
  }
  agent.destroy();
}

/** @returns null when the response is complete with status 200 */
function failureOf(options: RequestOptions): Promise<string | null> {
  return new Promise((resolve) => {
    const headers = { host: `mima.localhost:${options.port}` };
    const outgoing = request({ ...options, headers }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode === 200 ? null : `${answer.statusCode}`));
      answer.once("error", (error) => resolve(error.message));
    });
    outgoing.once("error", (error) => resolve(error.message));
    outgoing.end();
  });
}

test("stops under load without a failed request: 503 on /readyz first, then exit within ten seconds", async () => {
  test.setTimeout(120_000);
  const storefront = await startWorkerStorefront(deployment.apiUrl);
  const visits: Visits = { ready: true, sent: 0, failed: [] };
  const poll = (async () => {
    while (visits.ready) visits.ready = (await storefront.get("/readyz")).status === 200;
  })();
  const visitors = Array.from({ length: 8 }, () => visit(storefront.port, visits));
  // After 80 requests every part of the server is loaded and busy.
  await expect.poll(() => visits.sent, { timeout: 60_000 }).toBeGreaterThan(80);
  const stoppedAt = performance.now();
  process.kill(storefront.pid, "SIGTERM");
  await poll;
  await Promise.all(visitors);
  expect(await storefront.ended).toBe(0);
  expect(performance.now() - stoppedAt).toBeLessThan(10_000);
  expect(visits.failed).toEqual([]);
});
