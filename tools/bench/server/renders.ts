import { processorSeconds } from "@storefront/platform/launch/processor-time";
import type { Row } from "../parts/table";
import type { BenchProduct, RelayedProduct } from "./product";
import { type Recorded, record } from "./recorded";

const CONCURRENT = 200;
const UNKNOWN_IDS = 200;
const MAX_MS = 10;

const goods = (product: BenchProduct, id: number): Promise<Recorded> =>
  record(product.port, {
    path: `/goodsDetails?goodsId=${id}`,
    headers: { host: `mima.localhost:${product.port}`, "accept-encoding": "gzip" },
  });

const cacheOf = ({ rawHeaders }: Recorded) => rawHeaders[rawHeaders.indexOf("x-nextjs-cache") + 1];

/** Measures two hundred concurrent requests for an uncached page. */
export async function measureOneRender(product: RelayedProduct): Promise<Row> {
  product.relay.calls.length = 0;
  const answers = await Promise.all(Array.from({ length: CONCURRENT }, () => goods(product, 1014)));
  const { calls } = product.relay;
  const twice = calls.length - new Set(calls).size;
  const misses = answers.filter((answer) => cacheOf(answer) === "MISS").length;
  return {
    name: `${CONCURRENT} requests at once for an uncached page`,
    ours: `${misses} waited for one render; ${calls.length} marketplace calls, ${twice} of them twice`,
    beside: "–",
    target: "one render, each call once",
    reached: twice === 0 && answers.every(({ status }) => status === 200),
  };
}

/** Measures requests for a stale page while its revalidation takes two seconds. */
export async function measureStale(product: RelayedProduct): Promise<Row> {
  const page = () =>
    record(product.port, {
      path: "/index_q_z",
      headers: { host: `mima.localhost:${product.port}` },
    });
  // A page rendered from a malformed answer is fresh for only five seconds.
  product.relay.mode = "malformed";
  await page();
  product.relay.mode = "pass";
  product.relay.delayMs = 2_000;
  let slowest = 0;
  let stale = 0;
  const until = performance.now() + 8_000;
  while (performance.now() < until) {
    const before = performance.now();
    if (cacheOf(await page()) === "STALE") stale += 1;
    slowest = Math.max(slowest, performance.now() - before);
  }
  product.relay.delayMs = 0;
  return {
    name: "stale page, slowest of its visitors",
    ours: `${slowest.toFixed(0)} ms; ${stale} were sent it while it was rendered`,
    beside: "2000 ms, each marketplace call of the render",
    target: "nobody waits",
    reached: stale > 0 && slowest < 1_000,
  };
}

/** Measures both programs' CPU time for an unknown id that was not requested before. */
export async function measureUnknownIds(product: BenchProduct): Promise<Row> {
  await goods(product, 800_000);
  const used = () =>
    [product.storefront, product.marketplace].map(({ pid }) => processorSeconds(pid) ?? 0);
  const before = used();
  for (let id = 0; id < UNKNOWN_IDS; id += 1) await goods(product, 810_000 + id);
  const each = used().map((now, index) => ((now - (before[index] ?? 0)) / UNKNOWN_IDS) * 1000);
  const total = each.reduce((sum, ms) => sum + ms, 0);
  return {
    name: "unknown id, processor time of both programs",
    ours: `${each.map((ms) => ms.toFixed(1)).join(" + ")} ms (storefront + marketplace)`,
    beside: "–",
    target: `at most ${MAX_MS} ms`,
    reached: total <= MAX_MS,
  };
}
