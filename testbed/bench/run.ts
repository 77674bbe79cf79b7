import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { coverPaths } from "@storefront/sandbox/media/cover-paths";
import { buildIfNeeded } from "@/scripts/launch/build-if-needed";
import { prewarmImages } from "@/scripts/launch/prewarm-images";
import { ROOT } from "../product/root";
import { measureFloods } from "./flood/measure-flood";
import { measureLighthouse } from "./parts/lighthouse-rows";
import { type Load, load, medianResponseMs } from "./parts/load";
import { residentMb } from "./parts/memory";
import { measureOrders } from "./parts/orders";
import { scriptBytes } from "./parts/script-bytes";
import { startEmptyApp } from "./parts/servers";
import { type Row, table } from "./parts/table";
import { measureCalls } from "./server/calls";
import { measureFirstVisits } from "./server/first-visit";
import { measureMemory } from "./server/page-memory";
import { type RelayedProduct, startRelayedProduct } from "./server/product";
import { measureOneRender, measureStale, measureUnknownIds } from "./server/renders";
import { measureThroughput } from "./server/throughput";

/** `npm run bench`: measures every figure of docs/performance.md, with one program under load at a time. */
const PORTS = { storefront: 3320, api: 4320 };
const EMPTY = 3321;
const BROWSER = 3322;
const GOODS = "/goodsDetails?goodsId=1001";

interface Empty {
  load: Load;
  bytes: number;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "storefront-bench-"));
  const rows: Row[] = [];
  let product: RelayedProduct | undefined;
  try {
    if (!(await buildIfNeeded(ROOT))) throw new Error("there is no build to measure");
    const empty = await measureEmpty();
    product = await startRelayedProduct(folder, PORTS);
    // A first start resizes images for seconds; measure after that.
    await prewarmImages(
      `http://127.0.0.1:${PORTS.api}`,
      coverPaths(),
      AbortSignal.timeout(180_000),
    );
    rows.push(await measureOneRender(product), await measureStale(product));
    rows.push(...(await measureThroughput(folder, product, empty.load)));
    rows.push(...(await measureCalls(product)));
    rows.push(...(await measureFirstVisits(folder, product)));
    rows.push(await measureUnknownIds(product));
    rows.push(...(await measurePage(product, empty)));
    rows.push(...(await measureFloods(product.port)));
    rows.push(...(await measureLighthouse(product.port, BROWSER)));
    rows.push(...(await measureMemory(product)));
    await product.stop();
    product = undefined;
    rows.push(...(await measureOrders()));
  } finally {
    await product?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`\n${table(rows)}`);
  process.exitCode = rows.every((row) => row.reached) ? 0 : 1;
}

async function measureEmpty(): Promise<Empty> {
  const app = await startEmptyApp(EMPTY);
  try {
    const url = `http://127.0.0.1:${EMPTY}/`;
    return { load: await load(app.pid, url, {}), bytes: await scriptBytes(url) };
  } finally {
    await app.stop();
  }
}

/** Measures the page as one visitor gets it, and the memory of both programs. */
async function measurePage(product: RelayedProduct, empty: Empty): Promise<Row[]> {
  const { port, marketplace, storefront } = product;
  const headers = { host: `mima.localhost:${port}` };
  const warm = await medianResponseMs(`http://127.0.0.1:${port}${GOODS}`, headers);
  const bytes = await scriptBytes(`http://mima.localhost:${port}${GOODS}`);
  const parts = [marketplace, storefront].map(({ pid }) => residentMb(pid));
  const total = parts.reduce((sum, mb) => sum + mb, 0);
  return [
    {
      name: "JavaScript of the page (gzip)",
      ours: `${(bytes / 1024).toFixed(1)} KB`,
      beside: `${(empty.bytes / 1024).toFixed(1)} KB, empty page`,
      target: "at most 20 KB more",
      reached: bytes - empty.bytes <= 20 * 1024,
    },
    {
      name: "warm response of the goods page, median",
      ours: `${warm} ms`,
      beside: "–",
      target: "under 5 ms",
      reached: warm < 5,
    },
    {
      name: "memory after the load, embedded database",
      ours: `${parts.join(" + ")} = ${total} MB (marketplace + storefront)`,
      beside: "–",
      target: "under 1.2 GB together",
      reached: total < 1200,
    },
  ];
}

void main();
