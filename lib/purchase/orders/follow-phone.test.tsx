import { restoreFetch, stubFetch } from "@/lib/api/testing/stub-fetch";
import { followPhone } from "./follow-phone";

afterEach(() => {
  restoreFetch();
  jest.useRealTimers();
});

/** Answers of `phoneAsking`, one per poll. */
function answer(...answers: unknown[]) {
  const calls: string[] = [];
  stubFetch(async (input: string) => {
    calls.push(input);
    const next = answers.shift();
    const body = next === undefined ? {} : { code: 0, msg: "", data: next };
    return { status: next === undefined ? 404 : 200, json: async () => body };
  });
  return calls;
}

test("reports the phone's digits, and stops when the API lacks the call", async () => {
  jest.useFakeTimers();
  const calls = answer({ code: "" }, { code: "42" }, { code: 7 }, null);
  const codes: string[] = [];
  const done = followPhone("88", (code) => codes.push(code), new AbortController().signal);
  await jest.advanceTimersByTimeAsync(20_000);
  await done;
  expect(codes).toEqual(["", "42", "7", ""]);
  expect(calls).toHaveLength(5);
  expect(calls[0]).toContain("order_num=88");
});

test("stops polling once aborted", async () => {
  jest.useFakeTimers();
  const calls = answer({ code: "42" }, { code: "43" });
  const ending = new AbortController();
  const codes: string[] = [];
  const done = followPhone("88", (code) => codes.push(code), ending.signal);
  await jest.advanceTimersByTimeAsync(0);
  ending.abort();
  await done;
  expect([codes, calls.length]).toEqual([["42"], 1]);
});
