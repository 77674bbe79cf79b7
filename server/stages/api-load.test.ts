import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { sendRequest } from "@storefront/testbed/product/send-request";
import { echo, startPipeline } from "@storefront/testbed/server/pipeline-server";
import { api } from "./api";
import { normalizeRequest } from "./normalize-request";

const CALLS = 1_000;
/** Connections that the storefront keeps to the marketplace. */
const MAX_KEPT = 64;
const RULES = {
  trustedHops: 0,
  mobileSiteUrl: "https://m.example/",
  unknownHost: "neutral",
} as const;

let marketplace: Server;
let storefront: Awaited<ReturnType<typeof startPipeline>>;
/** Calls that the marketplace has not answered. */
let waiting: ServerResponse[];
/** How many calls the marketplace waits for. */
let expected: number;
/** What it does then. */
let onAll: () => void;

beforeEach(async () => {
  waiting = [];
  expected = 0;
  marketplace = createServer((request, response) => {
    request.on("error", () => undefined);
    waiting.push(response);
    if (waiting.length === expected) onAll();
  });
  await new Promise<void>((listening) => marketplace.listen(0, "127.0.0.1", listening));
});
afterEach(async () => {
  marketplace.closeAllConnections();
  marketplace.close();
  await storefront.stop();
});

/** Of a visitor's request, in ms, where a test waits for their end. A thousand calls at once may take longer. */
const SHORT_LIMITS = { headersTimeout: 400, requestTimeout: 500 };

/** @param timeoutMs that the marketplace may take */
async function start(timeoutMs: number, limits = {}): Promise<void> {
  const apiBaseUrl = `http://127.0.0.1:${(marketplace.address() as AddressInfo).port}`;
  storefront = await startPipeline([
    normalizeRequest({ trustedHops: 0 }, "max-age=1"),
    api(RULES, { apiBaseUrl, internalSecret: "between-us", timeoutMs }),
    // Stands for pages, which need no marketplace.
    echo,
  ]);
  Object.assign(storefront.server, limits);
}

const get = (path: string) => sendRequest({ port: storefront.port, path, agent: false });
const callAtOnce = () => Promise.all(Array.from({ length: CALLS }, () => get("/api/v1/index")));
const connections = () =>
  new Promise<number>((resolve) => marketplace.getConnections((_, count) => resolve(count)));
/** Timers of this process that keep it alive. */
const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;

/** Waits for closing connections, which nothing announces. */
async function untilConnections(most: number): Promise<void> {
  while ((await connections()) > most) await new Promise(setImmediate);
}

test("answers a thousand calls at once, and keeps few of their connections", async () => {
  await start(30_000);
  const before = timers();
  expected = CALLS;
  onAll = () => {
    for (const response of waiting) response.setHeader("Content-Length", 2).end("{}");
  };
  const answers = await callAtOnce();
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(
    new Set(["200 {}"]),
  );
  await untilConnections(MAX_KEPT);
  expect(timers()).toBeLessThanOrEqual(before);
});

test("ends a thousand calls to a hanging marketplace, and sends pages meanwhile", async () => {
  await start(3_000);
  const before = timers();
  expected = CALLS / 2;
  let page: Promise<{ status: number }> | undefined;
  let open = 0;
  onAll = () => {
    page = get("/index").then((answer) => {
      open = waiting.filter(({ socket }) => socket?.destroyed === false).length;
      return answer;
    });
  };
  const answers = await callAtOnce();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([504]));
  expect((await page)?.status).toBe(200);
  expect(open).toBeGreaterThanOrEqual(CALLS / 2);
  await untilConnections(0);
  expect(timers()).toBeLessThanOrEqual(before);
});

describe("a visitor's body", () => {
  const HEAD = "POST /api/v1/user/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
  const PICTURE = HEAD.replace("user/login", "image").replace("application/json", "image/png");
  const open = (head: string, then: (socket: Socket) => void): Promise<string> => {
    const socket = connect(storefront.port, "127.0.0.1");
    socket.write(`${head}Content-Length: 100\r\n\r\n{"phone":`);
    then(socket);
    return text(socket);
  };

  test("that stops is given up, and not forwarded", async () => {
    await start(30_000, SHORT_LIMITS);
    expect(await open(HEAD, () => undefined)).toMatch(/^HTTP\/1.1 408 /);
    expect(waiting).toEqual([]);
  });

  test("whose end is missing is refused, and not forwarded", async () => {
    await start(30_000, SHORT_LIMITS);
    expect(await open(HEAD, (socket) => socket.end())).toMatch(/^HTTP\/1.1 400 /);
    expect(waiting).toEqual([]);
  });

  test.each([
    ["stops", () => undefined],
    ["breaks off", (socket: Socket) => void socket.end()],
    ["is reset", (socket: Socket) => void socket.resetAndDestroy()],
  ])("that is forwarded while it arrives ends the call when it %s", async (_, then) => {
    await start(30_000, SHORT_LIMITS);
    expected = 1;
    const arrives = new Promise<void>((resolve) => {
      onAll = resolve;
    });
    const answer = open(PICTURE, (socket) => void arrives.then(() => then(socket))).catch(() => "");
    expect(await answer).not.toMatch(/^HTTP\/1.1 200/);
    await untilConnections(0);
  });
});
