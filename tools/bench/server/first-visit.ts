import { processorSeconds } from "@storefront/platform/launch/processor-time";
import type { RunningProgram } from "@storefront/testbed/product/start";
import { findChromium } from "@storefront/testbed/tools/find-chromium";
import { chromium } from "playwright";
import type { Row } from "../parts/table";
import { startBare } from "./bare-server";
import type { BenchProduct } from "./product";
import { type Recorded, record, type Sent } from "./recorded";

const PAGES = ["/goodsDetails?goodsId=1001", "/index", "/index_m"];
/** Enough for the CPU time clock, which has a resolution of 10 ms. */
const VISITS = 40;
const MAX_RATIO = 3;

/** Measures both programs' CPU time for all GETs of a browser's first visit, compared with a bare server's. */
export async function measureFirstVisits(folder: string, product: BenchProduct): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of PAGES) {
    const requests = await requestsOfVisit(`http://mima.localhost:${product.port}`, path);
    const recorded: Recorded[] = [];
    for (const sent of requests) recorded.push(await record(product.port, sent));
    const bare = await startBare(folder, product.port + 101, recorded);
    const ours = await costOf(product.port, requests, [product.storefront, product.marketplace]);
    const beside = await costOf(product.port + 101, requests, [bare]);
    await bare.stop();
    rows.push({
      name: `first visit of ${path}, processor time (${requests.length} requests)`,
      ours: `${ours.toFixed(1)} ms, both programs`,
      beside: `${beside.toFixed(1)} ms, bare node:http with the same bytes`,
      target: `at most ${MAX_RATIO} times: ${(ours / beside).toFixed(2)}`,
      reached: ours <= beside * MAX_RATIO,
    });
  }
  return rows;
}

async function requestsOfVisit(origin: string, path: string): Promise<Sent[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const requests: Sent[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (request.method() !== "GET" || url.origin !== origin) return;
      const headers = { host: url.host, "accept-encoding": "gzip, deflate" };
      requests.push({ path: url.pathname + url.search, headers });
    });
    await page.goto(origin + path, { waitUntil: "networkidle" });
    return requests;
  } finally {
    await browser.close();
  }
}

/** Returns the programs' CPU milliseconds per visit. */
async function costOf(
  port: number,
  requests: readonly Sent[],
  programs: readonly RunningProgram[],
): Promise<number> {
  const used = () => programs.reduce((sum, { pid }) => sum + (processorSeconds(pid) ?? 0), 0);
  // Uncounted warm-up: the first request fills caches, and functions are compiled by the hundredth.
  for (let visit = 0; visit < 10; visit += 1) await visitOnce(port, requests);
  const before = used();
  for (let visit = 0; visit < VISITS; visit += 1) await visitOnce(port, requests);
  return ((used() - before) / VISITS) * 1000;
}

async function visitOnce(port: number, requests: readonly Sent[]): Promise<void> {
  for (const sent of requests) await record(port, sent);
}
