import { BRANDS, LANDING_ROUTES } from "@storefront/brands";
import { residentAtRestMb } from "../parts/memory";
import type { Row } from "../parts/table";
import type { BenchProduct } from "./product";
import { record } from "./recorded";

const PAGES = 10_000;
/** Default of PAGE_CACHE_MB. */
const CACHE_MB = 128;
const UNKNOWN_IDS = 10_000;
const UNKNOWN_MB = 20;

/** Every host serves all landing routes and goods pages, which gives more distinct pages than needed. */
function* distinctPages(): Generator<{ brand: string; path: string }> {
  for (const route of LANDING_ROUTES)
    for (const { key } of BRANDS) yield { brand: key, path: route };
  for (let id = 1001; ; id += 1) {
    for (const { key } of BRANDS) yield { brand: key, path: `/goodsDetails?goodsId=${id}` };
    for (const { key } of BRANDS) yield { brand: key, path: `/goodsDetail?goodsId=${id}` };
  }
}

/** Measures the storefront's memory after ten and after ten thousand pages, and what unknown ids add. */
export async function measureMemory(product: BenchProduct): Promise<Row[]> {
  const atRest = () => residentAtRestMb(product.storefront.pid);
  let visited = 0;
  let afterTen = 0;
  for (const { brand, path } of distinctPages()) {
    await record(product.port, { path, headers: { host: `${brand}.localhost:${product.port}` } });
    visited += 1;
    if (visited === 10) afterTen = await atRest();
    if (visited === PAGES) break;
  }
  const afterAll = await atRest();
  const headers = { host: `mima.localhost:${product.port}` };
  for (let id = 0; id < UNKNOWN_IDS; id += 1) {
    await record(product.port, { path: `/goodsDetails?goodsId=${900_000 + id}`, headers });
  }
  const added = (await atRest()) - afterAll;
  return [
    {
      name: `memory of the storefront at rest after ${PAGES} distinct pages`,
      ours: `${afterAll} MB`,
      beside: `${afterTen} MB after ten`,
      target: `within 1.5 × ${CACHE_MB} MB: ${afterAll - afterTen} MB more`,
      reached: afterAll - afterTen <= CACHE_MB * 1.5,
    },
    {
      name: `memory that ${UNKNOWN_IDS} unknown ids add`,
      ours: `${added} MB`,
      beside: "–",
      target: `at most ${UNKNOWN_MB} MB`,
      reached: added <= UNKNOWN_MB,
    },
  ];
}
