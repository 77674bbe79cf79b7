import { Agent, request } from "node:http";
import { expect, test } from "../fixtures";
import { deployment } from "../support/deployment";
import { startOwnStorefront } from "./own-storefront";

/** A visitor behind a load balancer: keeps its connection, and comes only while the server is announced ready. */
async function visit(
  port: number,
  isReady: () => boolean,
): Promise<{ sent: number; failed: string[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const failed: string[] = [];
  let sent = 0;
  while (isReady()) {
    sent += 1;
    const failure = await new Promise<string | null>((resolve) => {
      const headers = { host: `mima.localhost:${port}` };
      const path = sent % 2 === 0 ? "/goodsDetails?goodsId=1001" : "/api/v1/index";
      const options = { host: "127.0.0.1", port, path, headers, agent };
      const outgoing = request(options, (answer) => {
        answer.resume();
        answer.once("end", () =>
          resolve(answer.statusCode === 200 ? null : `${answer.statusCode}`),
        );
        answer.once("error", (error) => resolve(error.message));
      });
      outgoing.once("error", (error) => resolve(error.message));
      outgoing.end();
    });
    if (failure !== null) failed.push(failure);
  }
  agent.destroy();
  return { sent, failed };
}

test("a stop under load fails no request: 503 on /readyz first, then the end within ten seconds", async () => {
  test.setTimeout(120_000);
  const storefront = await startOwnStorefront(deployment.apiUrl);
  let ready = true;
  const poll = (async () => {
    while (ready) ready = (await storefront.get("/readyz")).status === 200;
  })();
  const visitors = Array.from({ length: 8 }, () => visit(storefront.port, () => ready));
  // The first answers load what the server runs; from then on it is busy with visitors.
  await expect
    .poll(
      async () => (await storefront.get("/goodsDetails?goodsId=1001")).headers["x-nextjs-cache"],
      {
        timeout: 60_000,
      },
    )
    .toBe("HIT");
  const toldAt = performance.now();
  storefront.program.child.kill("SIGTERM");
  await poll;
  const results = await Promise.all(visitors);
  expect(await storefront.program.ended).toBe(0);
  expect(performance.now() - toldAt).toBeLessThan(10_000);
  expect(results.flatMap(({ failed }) => failed)).toEqual([]);
  expect(results.reduce((sum, { sent }) => sum + sent, 0)).toBeGreaterThan(8);
});
