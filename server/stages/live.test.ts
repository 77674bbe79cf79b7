import fc from "fast-check";
import type { PageStore } from "../cache/store/page-store.js";
import { eventIdText, markOf } from "../live/event-id";
import type { Heartbeat } from "../live/heartbeat";
import type { EventLog } from "../live/testing/event-log";
import type { StreamMessage } from "../live/testing/read-stream";
import { type LivePipeline, startLivePipeline, TOKEN } from "./testing/live-pipeline";

let pipeline: LivePipeline;
let log: EventLog;
let store: PageStore;
let heartbeat: Heartbeat;
let open: LivePipeline["open"];
let follow: LivePipeline["follow"];
beforeEach(async () => {
  pipeline = await startLivePipeline();
  ({ log, store, heartbeat, open, follow } = pipeline);
});
afterEach(() => pipeline.close());

const id = (number: number) => eventIdText({ mark: markOf(log.topic), number });
const wake = () => store.applyRevalidation([`account:${log.topic}`], 0, 0);
const references = (messages: readonly StreamMessage[]) =>
  messages.flatMap(({ event, data }) =>
    event === undefined && data !== undefined ? [JSON.parse(data).reference] : [],
  );

it("is sent at once, and by no proxy or cache later", async () => {
  const { status, headers } = await open("?goods=1001");
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    "x-content-type-options": "nosniff",
  });
});

it("tells who looks at a listing that it has changed, and nobody else", async () => {
  const stream = await open("?goods=1001,1002");
  store.applyRevalidation(["goods:1003", "catalogue"], 0, 0);
  store.applyRevalidation(["goods:1002", "shop:3001"], 0, 0);
  await stream.until((messages) => messages.length > 0);
  expect(stream.messages).toEqual([{ event: "goods", data: "1002" }]);
});

it("tells who is in a tester's market what happens in it, and nobody else", async () => {
  const market = "b0Xk5QmY7sTfW1aLr9ZcJw";
  const shared = await open("?goods=1001");
  const inMarket = await open("?goods=1001", { ...TOKEN, "x-sandbox-market": market });
  await inMarket.until((messages) => messages.length > 0);
  store.applyRevalidation(["goods:1001", `account:${log.topic}`], 0, 0);
  await shared.until((messages) => messages.length > 0);
  log.events.push("a");
  store.applyRevalidation([`${market}/goods:1001`, `${market}/account:${log.topic}`], 0, 0);
  await inMarket.until((messages) => references(messages).length > 0);
  expect(shared.messages).toEqual([{ event: "goods", data: "1001" }]);
  expect(inMarket.messages.filter(({ event }) => event === "goods")).toHaveLength(1);
  expect(references(inMarket.messages)).toEqual(["a"]);
});

it("starts where the log ends, and sends what happens from then on", async () => {
  log.events.push("before");
  const stream = await follow();
  expect(stream.messages).toEqual([{ id: id(1) }]);
  log.events.push("a", "b");
  wake();
  await stream.until((messages) => references(messages).length === 2);
  expect(stream.messages.slice(1)).toEqual([
    { id: id(2), data: '{"kind":"order","reference":"a","state":"paid"}' },
    { id: id(3), data: '{"kind":"order","reference":"b","state":"paid"}' },
  ]);
});

it("gives each event once and in order, after any number of breaks and wakes", async () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ happens: fc.integer({ min: 1, max: 5 }), isWoken: fc.boolean() }),
      fc.constant("break" as const),
      fc.constant("wake" as const),
    ),
    { maxLength: 10 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const got: string[] = [];
      const first = log.events.length;
      let stream = await open("", { ...TOKEN, "last-event-id": id(first) });
      let last = id(first);
      // A break comes at any time: what has arrived by then is what the browser has.
      const breakOff = () => {
        stream.close();
        got.push(...references(stream.messages));
        last = stream.messages.findLast((message) => message.id !== undefined)?.id ?? last;
      };
      for (const step of all) {
        if (step === "wake") wake();
        else if (step === "break") {
          breakOff();
          stream = await open("", { ...TOKEN, "last-event-id": last });
        } else {
          for (let each = 0; each < step.happens; each += 1)
            log.events.push(`${log.events.length}`);
          if (step.isWoken) wake();
        }
      }
      breakOff();
      stream = await open("", { ...TOKEN, "last-event-id": last });
      const missing = log.events.length - first - got.length;
      await stream.until((messages) => references(messages).length >= missing);
      breakOff();
      expect(got).toEqual(log.events.slice(first));
    }),
    { numRuns: 15 },
  );
});

it.each([
  ["nonsense", "abc"],
  ["negative", "-1"],
  ["beyond all numbers", "9".repeat(400)],
  ["of another statement", "1 or 1=1"],
  ["of the version 0.2.0", "1"],
])("has everything read again after a Last-Event-ID that is %s", async (_, last) => {
  log.events.push("a");
  const stream = await follow({ "last-event-id": last });
  expect(stream.messages).toEqual([{ event: "reset", id: id(1), data: "" }]);
  expect(log.calls).toEqual([null]);
});

it("has everything read again after an event of another account of the browser", async () => {
  log.events.push("a", "b");
  const stream = await follow({ "last-event-id": "another1.1" });
  expect(stream.messages).toEqual([{ event: "reset", id: id(2), data: "" }]);
});

it("has everything read again when the log does not know the event", async () => {
  const stream = await follow({ "last-event-id": id(77) });
  expect(stream.messages[0]).toEqual({ event: "reset", id: id(0), data: "" });
});

it("ends when the login has ended, and the next wake finds out", async () => {
  const stream = await follow();
  log.refusal = { status: 401, code: 50000 };
  wake();
  await stream.ended;
  expect(stream.messages.at(-1)).toEqual({ event: "end", data: "login" });
});

it("ends permanently with an API that has no events", async () => {
  log.refusal = { status: 404, code: 10404 };
  const stream = await open("", TOKEN);
  await stream.ended;
  expect(stream.messages).toEqual([{ event: "end", data: "off" }]);
});

it("goes on after a failure of the marketplace", async () => {
  log.refusal = { status: 503, code: 40503 };
  const stream = await open("", { ...TOKEN, "last-event-id": id(0) });
  while (log.calls.length === 0) await new Promise(setImmediate);
  log.refusal = null;
  log.events.push("a");
  await stream.until((messages) => references(messages).length === 1);
  expect(stream.messages).toHaveLength(1);
});

it("does not lose a wake between the marketplace's answer and the subscription", async () => {
  const stream = await open("", TOKEN);
  // The log has answered, but the storefront has not read it: nobody listens to the topic yet.
  while (log.calls.length === 0) await new Promise(setImmediate);
  log.events.push("a");
  wake();
  await stream.until((messages) => references(messages).length === 1);
  expect(references(stream.messages)).toEqual(["a"]);
});

/** Seconds in which every stream has its turn. */
const TURN = 25;
const beat = (turns: number) => {
  for (let second = 0; second < turns * TURN; second += 1) heartbeat.tick();
};

it("finds within five minutes what a lost wake would have told", async () => {
  const stream = await follow();
  log.events.push("a");
  beat(12);
  await stream.until((messages) => references(messages).length === 1);
});

it("reads the log at the next beat when any wake may have been lost", async () => {
  const stream = await follow();
  beat(1);
  log.events.push("a");
  store.applyRevalidation(["*"], 0, 0);
  beat(1);
  await stream.until((messages) => references(messages).length === 1);
});

it("leaves nothing behind when streams have ended", async () => {
  const all = await Promise.all([follow(), open("?goods=1,2"), open("?goods=2", TOKEN)]);
  for (const stream of all) stream.close();
  while (pipeline.streams.limits.total > 0) await new Promise(setImmediate);
  expect(pipeline.streams.topics).toBe(0);
});
