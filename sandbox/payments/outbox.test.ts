import { createOutbox, type OutgoingNotification, type Send } from "./outbox";

const OPENED = Date.parse("2026-03-01T10:00:00Z");
const SCHEDULE_S = [15, 60];

const NOTIFICATION: OutgoingNotification = {
  url: "https://shop.test/notify",
  write: () => ({ headers: {}, body: "paid" }),
  isAccepted: (status, body) => status === 200 && body === "success",
};
const UNREACHABLE = { status: 0, body: "", accepted: false };

let now: number;
const outboxWith = (send: Send) => createOutbox(SCHEDULE_S, () => new Date(now), send);

beforeEach(() => {
  now = OPENED;
});

it("retries by the schedule while the merchant is unreachable, then gives up", async () => {
  const send = jest.fn(() => Promise.reject(new TypeError("connect ECONNREFUSED")));
  const outbox = outboxWith(send);
  expect(await outbox.post(NOTIFICATION)).toEqual(UNREACHABLE);
  for (const [seconds, sent] of [
    [14, 0],
    [1, 1],
    [59, 0],
    [1, 1],
    [3600, 0],
  ] as const) {
    now += seconds * 1000;
    expect(await outbox.sendDue()).toBe(sent);
  }
  expect(send).toHaveBeenCalledTimes(3);
});

it("stops retrying once the merchant acknowledges", async () => {
  const answers = ["failure", "success"];
  const outbox = outboxWith(async () => new Response(answers.shift()));
  expect(await outbox.post(NOTIFICATION)).toMatchObject({ status: 200, accepted: false });
  now += 15_000;
  expect(await outbox.sendDue()).toBe(1);
  now += 3_600_000;
  expect(await outbox.sendDue()).toBe(0);
});

it("reports an unreachable merchant without a retry when asked to send once", async () => {
  const outbox = outboxWith(() => Promise.reject(new TypeError("connect ECONNREFUSED")));
  expect(await outbox.post(NOTIFICATION, "once")).toEqual(UNREACHABLE);
  now += 3_600_000;
  expect(await outbox.sendDue()).toBe(0);
});
