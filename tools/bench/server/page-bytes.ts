import { setTimeout as pause } from "node:timers/promises";
import type { Row } from "../parts/table";
import type { BenchProduct } from "./product";
import { record } from "./recorded";
import { revalidate } from "./revalidate";

interface Page {
  name: string;
  path: string;
  tags: readonly string[];
  /** Of the HTML without compression. */
  maxKb: number;
}

const PAGES: readonly Page[] = [
  {
    name: "HTML of the goods page",
    path: "/goodsDetails?goodsId=1001",
    tags: ["goods:1001"],
    maxKb: 110,
  },
  { name: "HTML of /index", path: "/index", tags: ["catalogue", "home"], maxKb: 220 },
];

/** Long enough for a popular page to be compressed again, also on a busy machine. */
const RECOMPRESSED_WITHIN_MS = 60_000;

/** Measures the HTML of pages: raw, as it is compressed by the render, and compressed again because it is popular. */
export async function measurePageBytes(product: BenchProduct): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of PAGES) rows.push(await measureBytes(product, page));
  return rows;
}

async function measureBytes(product: BenchProduct, page: Page): Promise<Row> {
  const bytes = async (encoding: string): Promise<number> => {
    const headers = { host: `mima.localhost:${product.port}`, "accept-encoding": encoding };
    return (await record(product.port, { path: page.path, headers })).body.length;
  };
  await revalidate(product, page.tags);
  const raw = await bytes("identity");
  const rendered = await bytes("br");
  const popular = await requestUntilSmaller(() => bytes("br"), rendered);
  return {
    name: `${page.name}: raw, brotli of the render, of a popular page`,
    ours: [raw, rendered, popular].map((size) => `${(size / 1024).toFixed(1)} KB`).join(", "),
    beside: "–",
    target: `at most ${page.maxKb} KB raw; popular smaller`,
    reached: raw <= page.maxKb * 1024 && popular < rendered,
  };
}

/** @returns the last size, after a minute at the latest */
async function requestUntilSmaller(bytes: () => Promise<number>, before: number): Promise<number> {
  const end = performance.now() + RECOMPRESSED_WITHIN_MS;
  let size = before;
  while (size >= before && performance.now() < end) {
    size = await bytes();
    await pause(50);
  }
  return size;
}
