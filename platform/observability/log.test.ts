import { pino } from "pino";
import { logOptions } from "./log";
import { withRequest } from "./request-context";

test("writes no code, token, secret or phone number", () => {
  const lines: string[] = [];
  const log = pino(logOptions("program", "info"), { write: (line: string) => lines.push(line) });
  const hidden = { phone: "13800138000", token: "t-1", verify_code: "123456", secrets: ["s-1"] };
  log.info({ ...hidden, authorization: "a-1", secret: "s-2", verifyCode: "654321" }, "top");
  log.info({ order: { ...hidden, authorization: "a-1", secret: "s-2" } }, "inside");
  const written = lines.join("");
  expect(lines).toHaveLength(2);
  for (const value of ["13800138000", "t-1", "123456", "654321", "s-1", "s-2", "a-1"]) {
    expect(written).not.toContain(`"${value}"`);
  }
});

test("redacts phone numbers, tokens and signatures in every text, errors and messages included", () => {
  const lines: string[] = [];
  const log = pino(logOptions("program", "info"), { write: (line: string) => lines.push(line) });
  const token = "Zk9_qP3xR7vLw2NtY8bHc5JdM1sFgQ4aUe6TiXoKzBn";
  const text = `/v1/pay/13800138000/${token}?sign=abc`;
  const err = new Error(text, { cause: new Error(text) });
  log.warn({ reason: text, deep: { list: [{ path: text, number: 13800138000 }] }, err }, text);
  withRequest({ requestId: "0f8fad5b-d9cb-469f-a165-70867728950e" }, () => log.info({}, "kept"));
  for (const hidden of ["13800138000", token, "abc"]) expect(lines[0]).not.toContain(hidden);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    reason: "/v1/pay/(number)/(token)?sign=(hidden)",
    err: { type: "Error", cause: { type: "Error" } },
  });
  expect(lines[1]).toContain("0f8fad5b-d9cb-469f-a165-70867728950e");
});

test("limits the lines of a message per minute and counts the dropped ones", () => {
  jest.useFakeTimers();
  const lines: { msg: string; leftOut?: number }[] = [];
  const write = (line: string) => lines.push(JSON.parse(line));
  const log = pino(logOptions("program", "debug"), { write });
  for (let turn = 0; turn < 100; turn += 1) log.error({ turn }, "unexpected error");
  for (let turn = 0; turn < 30; turn += 1) log.debug({ turn }, "request aborted");
  log.info("another");
  expect(lines).toHaveLength(20 + 30 + 1);
  jest.advanceTimersByTime(60_000);
  expect(lines.slice(51)).toEqual([
    expect.objectContaining({
      msg: "log lines suppressed in a minute",
      kind: "unexpected error",
      leftOut: 80,
    }),
  ]);
  jest.useRealTimers();
});

test("adds the request id to every line, also after an await", async () => {
  const lines: { msg: string; requestId?: string }[] = [];
  const log = pino(logOptions("program", "info"), {
    write: (line) => lines.push(JSON.parse(line)),
  });
  log.info("start");
  await withRequest({ requestId: "request-1" }, async () => {
    await Promise.resolve();
    log.info("answered");
  });
  expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ["start", undefined],
    ["answered", "request-1"],
  ]);
});
