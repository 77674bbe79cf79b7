import { setTimeout as delay } from "node:timers/promises";
import { processorSeconds } from "@storefront/platform/launch/processor-time";
import type { Row } from "../parts/table";
import type { RelayedProduct } from "./product";
import { type Recorded, record } from "./recorded";

/** A brand that shows everything, and two that show accounts only, or beside rentals. */
const BRANDS = ["mima", "maihaokuang", "wanhao"] as const;
const LISTINGS = 8;
/** As long as nearly every page lived when changes were announced, but not trusted. */
const FORMER_LIFETIME_MS = 60_000;

const cacheOf = ({ rawHeaders }: Recorded) => rawHeaders[rawHeaders.indexOf("x-nextjs-cache") + 1];

const page = ({ port }: RelayedProduct, brand: string, id: number): Promise<Recorded> =>
  record(port, {
    path: `/goodsDetails?goodsId=${id}`,
    headers: { host: `${brand}.localhost:${port}`, "accept-encoding": "gzip" },
  });

/** Finds accounts, which all three brands show. */
async function findAccounts({ port }: RelayedProduct): Promise<number[]> {
  const path = `/api/v1/goods/search?kind=account&limit=${LISTINGS}`;
  const { body } = await record(port, { path, headers: { host: `mima.localhost:${port}` } });
  const { data } = JSON.parse(body.toString()) as { data: { list: { goods_id: number }[] } };
  return data.list.map(({ goods_id }) => goods_id);
}

/** Has every listing rendered on a brand's host. @returns ms of processor time a page of both programs, and calls */
async function renderAll(product: RelayedProduct, brand: string, ids: readonly number[]) {
  product.relay.calls.length = 0;
  const used = () =>
    [product.storefront, product.marketplace].map(({ pid }) => processorSeconds(pid) ?? 0);
  const before = used();
  const pages: Recorded[] = [];
  for (const id of ids) pages.push(await page(product, brand, id));
  const ms = used().map((now, at) => ((now - (before[at] ?? 0)) / ids.length) * 1000);
  const isMiss = pages.every((each) => each.status === 200 && cacheOf(each) === "MISS");
  return {
    text: ms.map((each) => each.toFixed(1)).join(" + "),
    isMiss,
    calls: [...product.relay.calls],
  };
}

/** Measures the renders of listings that another brand's pages have shown before. */
export async function measureSecondBrand(product: RelayedProduct): Promise<Row> {
  const [first, second] = BRANDS;
  const ids = await findAccounts(product);
  const one = await renderAll(product, first, ids);
  const other = await renderAll(product, second, ids);
  // The shop of a seller, from which a host with an assortment recommends, is one more answer for all of them.
  const third = await renderAll(product, BRANDS[2], ids);
  return {
    name: "goods page on another brand, uncached",
    ours: `${third.calls.length} marketplace calls, ${third.text} ms (storefront + marketplace)`,
    beside: `${one.calls.length} and ${other.calls.length} calls for ${ids.length} pages, ${one.text} ms, first two brands`,
    target: "no call",
    reached: [one, other, third].every(({ isMiss }) => isMiss) && third.calls.length === 0,
  };
}

/** Measures how many pages are rendered again within a minute in which nothing changes. */
export async function measureUnchanged(product: RelayedProduct): Promise<Row> {
  const ids = await findAccounts(product);
  const visitAll = async () => {
    const caches: unknown[] = [];
    for (const brand of BRANDS)
      for (const id of ids) caches.push(cacheOf(await page(product, brand, id)));
    return caches;
  };
  await visitAll();
  await delay(FORMER_LIFETIME_MS);
  const caches = await visitAll();
  const rendered = caches.filter((cache) => cache !== "HIT").length;
  return {
    name: "pages rendered in a minute without changes",
    ours: `${rendered} of ${caches.length} visited`,
    beside: `${caches.length}, with lifetimes of a minute`,
    target: "none",
    reached: rendered === 0,
  };
}
