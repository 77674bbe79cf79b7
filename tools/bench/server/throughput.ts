import { freePort } from "@storefront/platform/launch/ports";
import type { Bench } from "../parts/bench";
import { compareLoads, type Load } from "../parts/load";
import { startEmptyApp } from "../parts/servers";
import type { Row } from "../parts/table";
import { startBare } from "./bare-server";
import { record, type Sent } from "./recorded";

interface Measured {
  name: string;
  sent: Sent;
  /** Required fraction of the bare server's efficiency. */
  share: number;
  /** Also measured beside an empty page of Next. */
  isBesideEmpty?: boolean;
}

const GOODS = "/goodsDetails?goodsId=1001";

/** In turn with the bare server; a load of two seconds is far above the clock's resolution of 10 ms. */
const PLAN = { connections: 16, rounds: 4, seconds: 2 };

/** Measures throughput compared with a bare server that sends the same bytes, and with an empty Next page. */
export async function measureThroughput(bench: Bench): Promise<Row[]> {
  const { port, storefront } = await bench.product();
  const rows: Row[] = [];
  for (const measured of await requestsOf(port)) {
    const answer = await record(port, measured.sent);
    const { path, headers } = measured.sent;
    const bare = await startBare(bench.folder, await freePort(), [answer]);
    const empty = measured.isBesideEmpty ? await startEmptyApp(await freePort()) : undefined;
    const [ours, beside, besideEmpty] = await compareLoads(
      [
        { pid: storefront.pid, url: `http://127.0.0.1:${port}${path}`, headers },
        { pid: bare.pid, url: bare.url + path, headers },
        ...(empty ? [{ pid: empty.pid, url: `${empty.url}/`, headers: {} }] : []),
      ],
      PLAN,
    );
    await bare.stop();
    await empty?.stop();
    if (ours && beside) rows.push(rowOf(measured, ours, beside));
    if (ours && besideEmpty) rows.push(emptyPageRow(ours, besideEmpty));
  }
  return rows;
}

async function requestsOf(port: number): Promise<Measured[]> {
  const host = { host: `mima.localhost:${port}`, "accept-encoding": "gzip" };
  const page = (path: string, extra = {}): Sent => ({ path, headers: { ...host, ...extra } });
  const { rawHeaders } = await record(port, page(GOODS));
  const etag = rawHeaders[rawHeaders.indexOf("ETag") + 1] ?? "";
  return [
    { name: "goods page", sent: page(GOODS), share: 0.5, isBesideEmpty: true },
    { name: "/index_m", sent: page("/index_m"), share: 0.45 },
    { name: "/index", sent: page("/index"), share: 0.45 },
    { name: "RSC payload", sent: page(`${GOODS}&_rsc=`, { rsc: "1" }), share: 0.45 },
    { name: "goods page, 304", sent: page(GOODS, { "if-none-match": etag }), share: 0.45 },
  ];
}

/**
 * Compares CPU time instead of requests per second: a load generator on the same machine limits the faster server,
 * which would make both look equally fast.
 */
function rowOf({ name, share }: Measured, ours: Load, bare: Load): Row {
  const reached = bare.processorMs / ours.processorMs;
  return {
    name: `${name} (16 connections, gzip)`,
    ours: `${formatLoad(ours)}, p99 ${ours.p99Ms.toFixed(1)} ms, ${ours.errors} errors`,
    beside: `${formatLoad(bare)}, bare node:http with the same bytes`,
    target: `${share} of bare: ${reached.toFixed(2)}`,
    reached: reached >= share && ours.errors === 0,
  };
}

function emptyPageRow(ours: Load, empty: Load): Row {
  const times = empty.processorMs / ours.processorMs;
  return {
    name: "goods page beside the empty page",
    ours: formatLoad(ours),
    beside: `${formatLoad(empty)}, empty ISR page under \`next start\``,
    target: `20 times: ${times.toFixed(1)}`,
    reached: times >= 20,
  };
}

const formatLoad = ({ processorMs, requestsPerSecond }: Load) =>
  `${processorMs.toFixed(3)} ms processor time, ${requestsPerSecond} requests/s`;
