import { restoreFetch, stubFetch } from "@/lib/api/testing/stub-fetch";
import { announceOrdersChanged } from "@/lib/purchase/orders/orders-changed";
import { followTicket } from "./follow-ticket";
import { announceTicketChanged } from "./ticket-changes";

const ENDED = { status: 401, body: { code: 50000, msg: "登录已过期", data: null } };
const state = (name: string) => ({
  status: 200,
  body: { code: 0, msg: "", data: { state: name } },
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  restoreFetch();
  jest.useRealTimers();
});

/** Answers, one per poll; the last one ends the login. */
function follow(...answers: { status: number; body: unknown }[]) {
  const calls: string[] = [];
  const seen: string[] = [];
  stubFetch(async (input: string) => {
    calls.push(input);
    const { status, body } = answers.shift() ?? ENDED;
    return { status, json: async () => body };
  });
  const ending = new AbortController();
  const done = followTicket(7, (each) => seen.push(each.state), ending.signal);
  return { calls, seen, ending, done };
}

test("polls every three seconds, over failures, until the login ends", async () => {
  const failed = { status: 500, body: { code: 10500, msg: "x", data: null } };
  const { calls, seen, done } = follow(state("shown"), failed, state("requested"));
  await jest.advanceTimersByTimeAsync(9_000);
  await done;
  expect(seen).toEqual(["shown", "requested"]);
  expect(calls).toHaveLength(4);
  expect(calls[0]).toContain("ticket_id=7");
});

test.each([
  ["a phone", announceTicketChanged],
  ["an order", announceOrdersChanged],
])("reads at once when %s has changed", async (_, announce) => {
  const { seen, done } = follow(state("shown"), state("requested"));
  await jest.advanceTimersByTimeAsync(0);
  announce();
  await jest.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(["shown", "requested"]);
  announce();
  await jest.advanceTimersByTimeAsync(0);
  await done;
});

test("stops when the dialog is closed", async () => {
  const { calls, ending, done } = follow(state("shown"), state("shown"));
  await jest.advanceTimersByTimeAsync(0);
  ending.abort();
  await done;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
});
