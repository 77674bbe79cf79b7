import { freePort } from "@storefront/platform/launch/ports";
import type { Bench } from "../parts/bench";
import { medianResponseMs } from "../parts/load";
import { residentMb } from "../parts/memory";
import { scriptBytes } from "../parts/script-bytes";
import { startEmptyApp } from "../parts/servers";
import type { Row } from "../parts/table";

const GOODS = "/goodsDetails?goodsId=1001";

/** Measures the page as one visitor gets it, and the memory of both programs. */
export async function measurePage(bench: Bench): Promise<Row[]> {
  const { port, marketplace, storefront } = await bench.product();
  const headers = { host: `mima.localhost:${port}` };
  const warm = await medianResponseMs(`http://127.0.0.1:${port}${GOODS}`, headers);
  const emptyBytes = await emptyPageBytes();
  const bytes = await scriptBytes(`http://mima.localhost:${port}${GOODS}`);
  const parts = [marketplace, storefront].map(({ pid }) => residentMb(pid));
  const total = parts.reduce((sum, mb) => sum + mb, 0);
  return [
    {
      name: "JavaScript of the page (gzip)",
      ours: `${(bytes / 1024).toFixed(1)} KB`,
      beside: `${(emptyBytes / 1024).toFixed(1)} KB, empty page`,
      target: "at most 20 KB more",
      reached: bytes - emptyBytes <= 20 * 1024,
    },
    {
      name: "warm response of the goods page, median",
      ours: `${warm.toFixed(2)} ms`,
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

async function emptyPageBytes(): Promise<number> {
  const app = await startEmptyApp(await freePort());
  try {
    return await scriptBytes(`${app.url}/`);
  } finally {
    await app.stop();
  }
}
