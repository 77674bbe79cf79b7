import fc from "fast-check";
import type { LiveMessage } from "./live-message";
import { joinWindows, type LivePorts, type LiveWindow } from "./live-window";

type Stream = Parameters<LivePorts["openStream"]>[0];

/** A browser with windows of one host: one lock, one channel, and the streams that are open. */
function createBrowser() {
  const channels = new Map<object, (data: unknown) => void>();
  const waiting: (() => void)[] = [];
  const open = new Set<Stream>();
  let isHeld = false;
  let most = 0;
  const next = () => {
    const hold = waiting.shift();
    isHeld = hold !== undefined;
    hold?.();
  };
  const ports = (id: string): LivePorts => ({
    lead(hold, signal) {
      const take = () => void hold().then(next);
      signal.addEventListener("abort", () => {
        const place = waiting.indexOf(take);
        if (place !== -1) waiting.splice(place, 1);
      });
      if (isHeld) waiting.push(take);
      else {
        isHeld = true;
        take();
      }
    },
    openChannel(onMessage) {
      const key = {};
      channels.set(key, onMessage);
      return {
        post(message) {
          // As structured clones.
          for (const [other, receive] of channels)
            if (other !== key) receive(JSON.parse(JSON.stringify(message)));
        },
        close: () => void channels.delete(key),
      };
    },
    openStream(stream) {
      open.add(stream);
      most = Math.max(most, open.size);
      return () => void open.delete(stream);
    },
    newId: () => id,
  });
  let opened = 0;
  return {
    openWindow(goodsIds: number[], account = false, knownId = "") {
      const seen: string[] = [];
      const resets: string[] = [];
      const off = jest.fn();
      opened += 1;
      const leading: boolean[] = [];
      const window = joinWindows(
        ports(`window ${opened}`),
        ({ id, event, data }, isLeading) => {
          if (event === "reset") resets.push(id);
          if (data === "") return;
          seen.push(data);
          leading.push(isLeading);
        },
        off,
        knownId,
      );
      window.follow({ goodsIds, account });
      return { window, seen, resets, off, leading };
    },
    stream: () => [...open][0],
    most: () => most,
  };
}

const message = (id: number): LiveMessage => ({ id: `${id}`, event: "message", data: `${id}` });
/** Says where the log is: nothing has happened to this account. */
const position = (id: number): LiveMessage => ({ id: `${id}`, event: "message", data: "" });
const settled = () => new Promise(setImmediate);

it("keeps one stream for all windows, and passes each message on once", () => {
  const browser = createBrowser();
  const windows = [
    browser.openWindow([1001]),
    browser.openWindow([1002]),
    browser.openWindow([], true),
  ];
  expect(browser.stream()?.goodsIds).toEqual([1001, 1002]);
  browser.stream()?.onMessage(message(1));
  expect(windows.map(({ seen }) => seen)).toEqual([["1"], ["1"], ["1"]]);
  expect(windows.map(({ leading }) => leading)).toEqual([[true], [false], [false]]);
  expect(browser.most()).toBe(1);
});

it("goes on in another window after the last message, when the one that keeps the stream goes", async () => {
  const browser = createBrowser();
  const [first, second] = [browser.openWindow([1001]), browser.openWindow([1002])];
  browser.stream()?.onMessage(message(7));
  first.window.leave();
  await settled();
  expect(browser.stream()?.lastId()).toBe("7");
  expect(browser.stream()?.goodsIds).toEqual([1002]);
  browser.stream()?.onMessage(message(8));
  expect([first.seen, second.seen]).toEqual([["7"], ["7", "8"]]);
});

it("tells a window that is opened later where the log is, so that it can go on", async () => {
  const browser = createBrowser();
  const first = browser.openWindow([1001]);
  browser.stream()?.onMessage(message(7));
  const second = browser.openWindow([], true);
  first.window.leave();
  await settled();
  expect(browser.stream()?.lastId()).toBe("7");
  expect(second.seen).toEqual([]);
});

it("has a page read again at its first place in the log, as something may have happened since it read", () => {
  const browser = createBrowser();
  const windows = [browser.openWindow([], true), browser.openWindow([], true)];
  for (const id of [4, 9]) browser.stream()?.onMessage(position(id));
  expect(windows.map(({ resets }) => resets)).toEqual([["4"], ["4"]]);
});

it("has a window that comes later read again, unless it knows the place", () => {
  const browser = createBrowser();
  const first = browser.openWindow([], true);
  browser.stream()?.onMessage(position(7));
  const [later, returned] = ["", "7"].map((known) => browser.openWindow([], true, known));
  expect([first, later, returned].map((each) => each?.resets)).toEqual([["7"], ["7"], []]);
});

it("goes on without reading again after the last event of a stay in the back-forward cache", () => {
  const browser = createBrowser();
  const { resets } = browser.openWindow([], true, "7");
  browser.stream()?.onMessage(position(9));
  expect(resets).toEqual([]);
});

it("opens the stream again for a listing that it does not follow yet, not for one that it does", () => {
  const browser = createBrowser();
  browser.openWindow([1001]);
  const before = browser.stream();
  browser.openWindow([1001]);
  expect(browser.stream()).toBe(before);
  browser.openWindow([1002]);
  expect(browser.stream()?.goodsIds).toEqual([1001, 1002]);
});

it("follows eight listings at most", () => {
  const browser = createBrowser();
  for (let goodsId = 1; goodsId < 12; goodsId += 1) browser.openWindow([goodsId]);
  expect(browser.stream()?.goodsIds).toHaveLength(8);
});

it("turns every window off when there is no live channel", () => {
  const browser = createBrowser();
  const windows = [browser.openWindow([1001]), browser.openWindow([1002])];
  browser.stream()?.onOff();
  for (const { off } of windows) expect(off).toHaveBeenCalledTimes(1);
});

it("never has two streams, and always one while a window is open", async () => {
  const steps = fc.array(fc.oneof(fc.constant("open" as const), fc.nat(5)), { maxLength: 15 });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const browser = createBrowser();
      const open: { window: LiveWindow; seen: string[]; expected: string[] }[] = [];
      let number = 0;
      for (const step of all) {
        if (step === "open") open.push({ ...browser.openWindow([1001]), expected: [] });
        else open.splice(step, 1)[0]?.window.leave();
        await settled();
        number += 1;
        browser.stream()?.onMessage(message(number));
        for (const each of open) each.expected.push(`${number}`);
        expect(browser.stream() === undefined).toBe(open.length === 0);
        for (const { seen, expected } of open) expect(seen).toEqual(expected);
      }
      expect(browser.most()).toBeLessThanOrEqual(1);
    }),
    { numRuns: 50 },
  );
});
