import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createClient } from "@storefront/contract/http/client";
import { readStream, type StreamMessage } from "@/server/live/testing/read-stream";
import { residentAtRestMb } from "../parts/memory";
import type { Row } from "../parts/table";
import { prepareBuyer } from "./buyer";
import { AS_STOREFRONT } from "./calls";
import type { BenchProduct } from "./product";

/** As many as a storefront admits. */
const STREAMS = 10_000;
/** Below the limit of one client address. */
const PER_ADDRESS = 50;
const WARM_UP = 200;
const TARGET_KB = 20;
const MESSAGES = 20;
const TARGET_MS = 1_000;

/** Opens the stream of an open goods page from one of many addresses, as a browser does. */
async function openIdle(port: number, index: number): Promise<Socket> {
  const place = Math.floor(index / PER_ADDRESS);
  const localAddress = `127.0.${1 + Math.floor(place / 250)}.${1 + (place % 250)}`;
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  const lines = [
    "GET /api/live?goods=1001 HTTP/1.1",
    `Host: mima.localhost:${port}`,
    "User-Agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36",
    "Accept: */*",
    "Accept-Language: zh-CN,zh;q=0.9",
    "Accept-Encoding: gzip, deflate",
    "Sec-Fetch-Site: same-origin",
    `Referer: http://mima.localhost:${port}/goodsDetails?goodsId=1001`,
    `Cookie: WxBrowser=${"x".repeat(64)}`,
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  const [head] = (await once(socket, "data")) as [Buffer];
  if (!head.includes("200 OK")) throw new Error(`no stream: ${head.subarray(0, 40)}`);
  return socket.resume();
}

/** Measures the memory of idle streams, and how soon an event reaches a browser while they are open. */
export async function measureLive(product: BenchProduct): Promise<Row[]> {
  const { port, storefront } = product;
  const sockets: Socket[] = [];
  const openUpTo = async (count: number) => {
    while (sockets.length < count) sockets.push(await openIdle(port, sockets.length));
  };
  try {
    await openUpTo(WARM_UP);
    const before = await residentAtRestMb(storefront.pid);
    await openUpTo(STREAMS - 1);
    const added = (await residentAtRestMb(storefront.pid)) - before;
    const each = (added * 1024) / (sockets.length - WARM_UP);
    const delays = await measureDelays(product);
    const [median = 0, worst = 0] = [delays[delays.length >> 1], delays.at(-1)];
    return [
      {
        name: `memory of an idle stream, ${STREAMS} open`,
        ours: `${each.toFixed(1)} KB`,
        beside: `${added} MB in all`,
        target: `under ${TARGET_KB} KB`,
        reached: each < TARGET_KB,
      },
      {
        name: `from the answer to a message until the event is in the browser, ${STREAMS} open`,
        ours: `${median.toFixed(0)} ms`,
        beside: `${worst.toFixed(0)} ms, the longest of ${MESSAGES}`,
        target: `within ${TARGET_MS} ms`,
        reached: worst < TARGET_MS,
      },
    ];
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

const countEvents = (messages: readonly StreamMessage[]): number =>
  messages.filter(({ data }) => data !== undefined).length;

/** @returns ms, sorted */
async function measureDelays({ port, marketplace }: BenchProduct): Promise<number[]> {
  const { token } = await prepareBuyer(marketplace.url, AS_STOREFRONT);
  const call = createClient((target, init) =>
    fetch(marketplace.url + target, { ...init, headers: { ...init.headers, ...AS_STOREFRONT } }),
  );
  const stream = await readStream(port, "", { authorization: token });
  await stream.until((messages) => messages.length > 0);
  const delays: number[] = [];
  for (let number = 0; number < MESSAGES; number += 1) {
    const request = `bench-message-${number}`;
    const about = { goods_id: 1001, party: "seller" } as const;
    const before = countEvents(stream.messages);
    const sent = await call(
      "sendMessage",
      { ...about, text: "在吗", request_id: request },
      { token },
    );
    if (sent.code !== 0) throw new Error(`not sent: ${sent.msg}`);
    const answered = performance.now();
    await stream.until((messages) => countEvents(messages) >= before + sent.data.list.length);
    delays.push(performance.now() - answered);
  }
  stream.close();
  return delays.sort((a, b) => a - b);
}
