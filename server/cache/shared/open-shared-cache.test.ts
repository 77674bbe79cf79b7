import { EventEmitter } from "node:events";
import { setImmediate } from "node:timers/promises";
import { Redis } from "ioredis";
import { PageStore } from "@/server/cache/store/page-store.js";
import { openSharedCache } from "./open-shared-cache";

jest.mock("ioredis", () => ({ Redis: jest.fn() }));

const RUN_ID = "a".repeat(40);

/** A connection whose Redis answers nothing new; tests emit its events. */
class FakeConnection extends EventEmitter {
  info = jest.fn(async () => `run_id:${RUN_ID}\r\n`);
  eval = jest.fn(async () => [0]);
  subscribe = jest.fn(async (_channel: string) => 1);
  disconnect = jest.fn();
}

let commands: FakeConnection;
let subscriber: FakeConnection;
let store: PageStore;
let opened: ReturnType<typeof openSharedCache>;
const onState = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  [commands, subscriber] = [new FakeConnection(), new FakeConnection()];
  const connections = [commands, subscriber];
  jest.mocked(Redis).mockImplementation(() => connections.shift() as never);
  store = new PageStore();
  opened = openSharedCache({
    url: "redis://cache.test",
    namespace: "test",
    secret: "s",
    store,
    onState,
  });
});
afterEach(() => opened.close());

async function connect() {
  commands.emit("ready");
  await setImmediate();
}

it("subscribes to the channel of the Redis that it has reached, once", async () => {
  expect(subscriber.subscribe).not.toHaveBeenCalled();
  await connect();
  await connect();
  expect(subscriber.subscribe.mock.calls).toEqual([[opened.shared.channel]]);
  expect(onState.mock.calls).toEqual([["ok", undefined]]);
});

it("subscribes again at the next sync when subscribing fails", async () => {
  subscriber.subscribe.mockRejectedValueOnce(new Error("connection lost"));
  await connect();
  await connect();
  expect(subscriber.subscribe).toHaveBeenCalledTimes(2);
});

it("subscribes again after the subscriber's connection was closed", async () => {
  await connect();
  subscriber.emit("close");
  await connect();
  expect(subscriber.subscribe).toHaveBeenCalledTimes(2);
});

it("applies messages of its own channel only", async () => {
  await connect();
  const receive = jest.spyOn(opened.shared, "receive").mockReturnValue(undefined);
  subscriber.emit("message", "another", "1");
  subscriber.emit("message", opened.shared.channel, "2");
  expect(receive.mock.calls).toEqual([["2"]]);
});

it("reports the driver's last error when the connection is closed", async () => {
  await connect();
  const refused = new Error("connection refused");
  commands.emit("error", refused);
  commands.emit("close");
  expect(onState.mock.lastCall).toEqual(["unavailable", refused]);
});

it("stops using Redis when it is closed", async () => {
  opened.close();
  expect(store.isShared).toBe(false);
  expect(commands.disconnect).toHaveBeenCalledTimes(1);
  expect(subscriber.disconnect).toHaveBeenCalledTimes(1);
});

it("tells once why Redis was never reached", async () => {
  const refused = new Error("WRONGPASS invalid username-password pair");
  for (let attempt = 0; attempt < 2; attempt += 1) {
    commands.emit("error", refused);
    commands.emit("close");
  }
  expect(onState.mock.calls).toEqual([["unavailable", refused]]);
  await connect();
  expect(onState.mock.lastCall).toEqual(["ok", undefined]);
});
