import { freePort } from "@storefront/platform/launch/ports";
import { processorSeconds } from "@storefront/platform/launch/processor-time";
import type { Bench } from "../parts/bench";
import { measureInTurn, median } from "../parts/rounds";
import { startEmptyApp } from "../parts/servers";
import type { Row } from "../parts/table";
import type { BenchProduct } from "./product";
import { record } from "./recorded";
import { revalidate } from "./revalidate";

const ROUNDS = 5;
/** Of each page before the first round: until then, Node compiles what a render runs. */
const WARM_UP_ROUNDS = 5;
const EMPTY_PAGES = 100;
const INDEX_PAGES = 10;
const LISTINGS = Array.from({ length: 16 }, (_, index) => 1001 + index);

/** Processor milliseconds of one page. */
interface Cost {
  storefront: number;
  marketplace: number;
}

/**
 * Measures what a page costs that has to be rendered because its listing or marketplace has changed, beside an empty dynamic
 * page of the same Next. One request after the other; the revalidations, measured alone, are subtracted.
 */
export async function measureUncachedPages(bench: Bench): Promise<Row[]> {
  const product = await bench.product();
  const app = await startEmptyApp(await freePort());
  try {
    const listings = await soldListings(product);
    const goods = () => renderGoods(product, listings);
    const index = () => renderIndex(product);
    for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
      await goods();
      await index();
    }
    const empty = () => requestEmpty(app);
    await empty();
    const [emptyCosts, goodsCosts, indexCosts] = await measureInTurn<Cost>(ROUNDS, [
      empty,
      goods,
      index,
    ]);
    const base = median((emptyCosts ?? []).map(({ storefront }) => storefront));
    return [
      rowOf("uncached goods page", goodsCosts ?? [], base, 3),
      rowOf("uncached /index", indexCosts ?? [], base, 5),
    ];
  } finally {
    await app.stop();
  }
}

function rowOf(name: string, costs: Cost[], emptyMs: number, target: number): Row {
  const storefront = median(costs.map((cost) => cost.storefront));
  const marketplace = median(costs.map((cost) => cost.marketplace));
  const times = storefront / emptyMs;
  return {
    name: `${name}, processor time`,
    ours: `${storefront.toFixed(1)} + ${marketplace.toFixed(1)} ms (storefront + marketplace)`,
    beside: `${emptyMs.toFixed(1)} ms, empty dynamic page under \`next start\``,
    target: `at most ${target} times in the storefront: ${times.toFixed(1)}`,
    reached: times <= target,
  };
}

async function requestEmpty({ pid, port }: { pid: number; port: number }): Promise<Cost> {
  const before = processorSeconds(pid) ?? 0;
  for (let page = 0; page < EMPTY_PAGES; page += 1) {
    await record(port, { path: "/dynamic", headers: { host: "localhost" } });
  }
  const seconds = (processorSeconds(pid) ?? 0) - before;
  return { storefront: (seconds * 1000) / EMPTY_PAGES, marketplace: 0 };
}

const goodsPath = (id: number): string => `/goodsDetails?goodsId=${id}`;

/** @returns the listings of the sample catalog that have a page on the host */
async function soldListings({ port }: BenchProduct): Promise<number[]> {
  const sold: number[] = [];
  for (const id of LISTINGS) {
    if ((await request(port, goodsPath(id))).status === 200) sold.push(id);
  }
  return sold;
}

async function renderGoods(product: BenchProduct, listings: readonly number[]): Promise<Cost> {
  const tags = listings.map((id) => `goods:${id}`);
  return costOf(product, listings.length, 1, async () => {
    await revalidate(product, tags);
    for (const id of listings) await requestUncached(product.port, goodsPath(id));
  });
}

function renderIndex(product: BenchProduct): Promise<Cost> {
  return costOf(product, INDEX_PAGES, INDEX_PAGES, async () => {
    for (let page = 0; page < INDEX_PAGES; page += 1) {
      await revalidate(product, ["catalogue", "home"]);
      await requestUncached(product.port, "/index");
    }
  });
}

/** @param revalidations how many of the work to subtract */
async function costOf(
  product: BenchProduct,
  pages: number,
  revalidations: number,
  work: () => Promise<void>,
): Promise<Cost> {
  const began = usedMs(product);
  await work();
  const worked = usedMs(product);
  // Of a tag that no page has.
  for (let each = 0; each < revalidations; each += 1) await revalidate(product, ["shop:1"]);
  const ended = usedMs(product);
  const perPage = (part: keyof Cost) =>
    Math.max(0, 2 * worked[part] - began[part] - ended[part]) / pages;
  return { storefront: perPage("storefront"), marketplace: perPage("marketplace") };
}

function usedMs({ storefront, marketplace }: BenchProduct): Cost {
  const used = (pid: number) => (processorSeconds(pid) ?? 0) * 1000;
  return { storefront: used(storefront.pid), marketplace: used(marketplace.pid) };
}

const request = (port: number, path: string) =>
  record(port, { path, headers: { host: `mima.localhost:${port}`, "accept-encoding": "br" } });

/** @throws Error when the page came from the cache, so that there is nothing to measure */
async function requestUncached(port: number, path: string): Promise<void> {
  const { status, rawHeaders } = await request(port, path);
  const cache = rawHeaders[rawHeaders.indexOf("x-nextjs-cache") + 1];
  if (status !== 200 || cache !== "MISS") throw new Error(`${path}: ${status}, ${cache}`);
}
