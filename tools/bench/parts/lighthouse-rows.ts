import { auditPage } from "./lighthouse";
import { type LighthouseRun, medianRun } from "./lighthouse-run";
import type { Row } from "./table";

interface Bounds {
  requests?: number;
  kilobytes?: number;
}

interface AuditedPage {
  name: string;
  brand: string;
  path: string;
  bounds: Bounds;
}

const GOODS = { requests: 30, kilobytes: 400 };
const HOME = { requests: 45, kilobytes: 600 };
const BLOCKING_MS = 50;
const RUNS = 5;

const PAGES: readonly AuditedPage[] = [
  { name: "goods page", brand: "mima", path: "/goodsDetails?goodsId=1001", bounds: GOODS },
  { name: "home", brand: "mima", path: "/index", bounds: HOME },
  { name: "landing page", brand: "mima", path: "/index_m", bounds: {} },
  { name: "landing page of another kind", brand: "huoshan", path: "/", bounds: {} },
];

/** Audits a page of each kind with Lighthouse's desktop preset. @returns medians of five runs with their bounds */
export async function measureLighthouse(port: number, debugPort: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, brand, path, bounds } of PAGES) {
    const url = `http://${brand}.localhost:${port}${path}`;
    rows.push(rowOf(name, bounds, medianRun(await auditPage(url, { runs: RUNS, debugPort }))));
  }
  return rows;
}

function rowOf(name: string, bounds: Bounds, run: LighthouseRun): Row {
  const { requests = Number.POSITIVE_INFINITY, kilobytes = Number.POSITIVE_INFINITY } = bounds;
  const size = bounds.requests ? `${requests} requests, ${kilobytes} KB, ` : "";
  return {
    name: `Lighthouse desktop, ${name}, median of ${RUNS}`,
    ours: `${run.performance}; ${run.requests} requests, ${Math.round(run.kilobytes)} KB, blocked ${Math.round(run.blockingMs)} ms, shift ${run.layoutShift}`,
    beside: "–",
    target: `100; at most ${size}${BLOCKING_MS} ms, no shift`,
    reached:
      run.performance === 100 &&
      run.requests <= requests &&
      run.kilobytes <= kilobytes &&
      run.blockingMs <= BLOCKING_MS &&
      run.layoutShift === 0,
  };
}
