import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { coverPaths } from "../marketplace/media/cover-paths";
import { drawAhead } from "../scripts/launch/draw-ahead";
import { type Program, stopPrograms } from "../scripts/launch/program";
import { load, medianResponseMs } from "./parts/load";
import { childrenOf, residentMb } from "./parts/memory";
import { measureOrders } from "./parts/orders";
import { scriptBytes } from "./parts/script-bytes";
import { startEmptyApp, startProduct } from "./parts/servers";
import { type Row, table } from "./parts/table";

/** `npm run bench`: every figure of the README's table in one run, one program under load at a time. */
const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
const STOREFRONT = 3320;
const API = 4320;
const EMPTY = 3321;
const GOODS = `http://127.0.0.1:${STOREFRONT}/goodsDetails?goodsId=1001`;
const HOST = { host: `mima.localhost:${STOREFRONT}` };

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "storefront-bench-"));
  const programs: Program[] = [];
  const rows: Row[] = [];
  try {
    const empty = await startEmptyApp(root, EMPTY);
    programs.push(empty);
    const emptyLoad = await load(`http://127.0.0.1:${EMPTY}/`, {});
    const emptyBytes = await scriptBytes(`http://127.0.0.1:${EMPTY}/`);
    await stopPrograms([empty]);

    const ports = { storefront: STOREFRONT, api: API };
    const product = await startProduct(root, ports, { DATA_DIR: dataDir, DATABASE_URL: "" });
    programs.push(product);
    // A first start goes on drawing pictures for half a minute; what is measured is the time after it.
    await drawAhead(`http://127.0.0.1:${API}`, coverPaths(), AbortSignal.timeout(180_000));
    const goodsLoad = await load(GOODS, HOST);
    const warm = await medianResponseMs(GOODS, HOST);
    const goodsBytes = await scriptBytes(
      `http://mima.localhost:${STOREFRONT}/goodsDetails?goodsId=1001`,
    );
    const memory = memoryOf(product);
    await stopPrograms([product]);

    const share = goodsLoad.requestsPerSecond / emptyLoad.requestsPerSecond;
    const moreKb = (goodsBytes - emptyBytes) / 1024;
    rows.push(
      {
        name: "cached goods page, requests/s (16 connections, gzip)",
        ours: `${goodsLoad.requestsPerSecond} (p99 ${goodsLoad.p99Ms} ms, ${goodsLoad.errors} errors)`,
        beside: `${emptyLoad.requestsPerSecond} (p99 ${emptyLoad.p99Ms} ms), empty page`,
        target: "0.25 of the empty page",
        reached: share >= 0.25 && goodsLoad.errors === 0,
      },
      {
        name: "JavaScript of the page (gzip)",
        ours: `${(goodsBytes / 1024).toFixed(1)} KB`,
        beside: `${(emptyBytes / 1024).toFixed(1)} KB, empty page`,
        target: "at most 25 KB more",
        reached: moreKb <= 25,
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
        ours: memory.text,
        beside: "–",
        target: "under 1.2 GB together",
        reached: memory.totalMb < 1200,
      },
    );
    rows.push(await measureOrders());
  } finally {
    await stopPrograms(programs);
    rmSync(dataDir, { recursive: true, force: true });
  }
  console.log(`\n${table(rows)}`);
  process.exitCode = rows.every((row) => row.reached) ? 0 : 1;
}

function memoryOf(product: Program): { totalMb: number; text: string } {
  const parts = childrenOf(product.child.pid ?? 0).map((pid) => residentMb(pid));
  const totalMb = parts.reduce((sum, mb) => sum + mb, 0);
  return { totalMb, text: `${parts.join(" + ")} = ${totalMb} MB (marketplace + storefront)` };
}

void main();
