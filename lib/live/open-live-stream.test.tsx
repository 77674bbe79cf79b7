import { saveSession } from "../cookies/session-cookies";
import type { LiveMessage } from "./live-message";
import { openLiveStream } from "./open-live-stream";

const original = globalThis.fetch;
let closeStream = () => {};
afterEach(() => {
  closeStream();
  globalThis.fetch = original;
  jest.useRealTimers();
});

type Answer = { status: number; parts?: string[] };

/** Answers requests in order; the last answer stays open. @returns the requests */
function answer(...answers: Answer[]) {
  const requests: { url: string; headers: Record<string, string> }[] = [];
  globalThis.fetch = (async (url: string, { headers }: { headers: Record<string, string> }) => {
    requests.push({ url, headers });
    const { status, parts = [] } = answers.shift() ?? { status: 200 };
    const left = parts.map((part) => ({ done: false, value: Buffer.from(part) }));
    const isOpen = answers.length === 0;
    const read = () =>
      left.length > 0 || !isOpen
        ? Promise.resolve(left.shift() ?? { done: true })
        : new Promise(() => {});
    return { status, ok: status === 200, body: { getReader: () => ({ read }) } };
  }) as never;
  return requests;
}

function open(lastId = "", goodsIds = [1001]) {
  const messages: LiveMessage[] = [];
  const off = jest.fn();
  closeStream = openLiveStream({
    ...{ goodsIds, lastId: () => lastId },
    ...{ onMessage: (message) => messages.push(message), onOff: off },
  });
  return { messages, off };
}
const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);
beforeEach(() => {
  jest.useFakeTimers();
  // The page has loaded a while ago.
  jest.advanceTimersByTime(10_000);
});

it("reads messages in any pieces", async () => {
  answer({
    status: 200,
    parts: [":\n\nevent: go", "ods\ndata: 1001\n", "\nid: 5\n\n:\n\nid: 6\ndata: {}\n\n"],
  });
  const { messages } = open();
  await passes(0);
  expect(messages).toEqual([
    { id: "", event: "goods", data: "1001" },
    { id: "5", event: "message", data: "" },
    { id: "6", event: "message", data: "{}" },
  ]);
});

it("lets the requests of a new page come first", async () => {
  jest.useFakeTimers();
  const requests = answer({ status: 200 });
  open();
  await passes(3_000);
  expect(requests).toHaveLength(0);
  await passes(1_000);
  expect(requests).toHaveLength(1);
});

it("sends token and last event", async () => {
  saveSession("a-token", 1);
  const requests = answer({ status: 200 });
  open("7", [1001, 1002]);
  await passes(0);
  expect(requests).toEqual([
    {
      url: "/api/live?goods=1001,1002",
      headers: { Authorization: "a-token", "Last-Event-ID": "7" },
    },
  ]);
});

it("comes back within some seconds after a server that has stopped", async () => {
  const requests = answer({ status: 200, parts: [":\n\n"] }, { status: 200 });
  open();
  await passes(299);
  expect(requests).toHaveLength(1);
  await passes(2_100);
  expect(requests).toHaveLength(2);
});

it("waits longer after each failure", async () => {
  const requests = answer(...Array.from({ length: 10 }, () => ({ status: 429 })));
  open();
  await passes(60_000);
  expect(requests.length).toBeGreaterThanOrEqual(4);
  expect(requests.length).toBeLessThanOrEqual(5);
});

it.each([
  ["a server without it", { status: 404 }],
  ["a marketplace that announces nothing", { status: 204 }],
  ["an API without events", { status: 200, parts: ["event: end\ndata: off\n\n"] }],
])("gives up with %s", async (_, only) => {
  const requests = answer(only, { status: 200 });
  const { off } = open();
  await passes(600_000);
  expect(off).toHaveBeenCalledTimes(1);
  expect(requests).toHaveLength(1);
});

it("stays closed until the next login when the login has ended", async () => {
  const requests = answer({ status: 200, parts: ["event: end\ndata: login\n\n"] }, { status: 200 });
  const { off, messages } = open();
  await passes(600_000);
  expect(off).not.toHaveBeenCalled();
  expect(messages).toEqual([{ id: "", event: "end", data: "login" }]);
  expect(requests).toHaveLength(1);
});
