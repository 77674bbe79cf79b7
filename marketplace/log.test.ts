import { pino } from "pino";
import { users } from "./db/schema";
import { logOptions } from "./log";
import { describeError } from "./log-error";
import { openTestApp, type TestApp } from "./testing/test-app";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

describe("what is logged of an error", () => {
  it("names the query that failed and not the values it was run with", async () => {
    const row = {
      phone: "13800138000",
      nickname: "secret-nickname\n    line",
      headImgUrl: "",
      createdAt: test.clock.now(),
    };
    const error = await test.deps.db
      .insert(users)
      .values(row)
      .then(
        () => null,
        (reason: unknown) => reason,
      );
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).toContain("13800138000");

    const logged = JSON.stringify(describeError(error));
    expect(logged).toContain("insert into");
    expect(logged).toContain("users_phone_unique");
    expect(logged).not.toContain("13800138000");
    expect(logged).not.toContain("secret-nickname");
  });

  it("keeps the place and the cause of an ordinary one", () => {
    const cause = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
    const logged = describeError(new Error("not reached", { cause }));
    expect(logged).toMatchObject({
      type: "Error",
      message: "not reached",
      cause: { message: "refused", code: "ECONNREFUSED" },
    });
    expect(logged.stack).toContain("log.test.ts");
  });

  it("says nothing of a thrown value that is no error", () => {
    expect(describeError("13800138000")).toEqual({ type: "string", message: "not an error" });
  });
});

describe("the log", () => {
  it("writes no code, token, secret or phone number", () => {
    const lines: string[] = [];
    const log = pino(logOptions("info"), { write: (line: string) => lines.push(line) });
    const hidden = { phone: "13800138000", token: "t-1", verify_code: "123456", secrets: ["s-1"] };
    log.info({ ...hidden, authorization: "a-1", secret: "s-2", verifyCode: "654321" }, "top");
    log.info({ order: { ...hidden, authorization: "a-1", secret: "s-2" } }, "inside");
    const written = lines.join("");
    expect(lines).toHaveLength(2);
    for (const value of ["13800138000", "t-1", "123456", "654321", "s-1", "s-2", "a-1"]) {
      expect(written).not.toContain(`"${value}"`);
    }
  });

  it("writes some lines of a message in a minute and counts the rest", () => {
    jest.useFakeTimers();
    const lines: { msg: string; leftOut?: number }[] = [];
    const write = (line: string) => lines.push(JSON.parse(line));
    const log = pino(logOptions("debug"), { write });
    for (let turn = 0; turn < 100; turn += 1) log.error({ turn }, "unexpected error");
    for (let turn = 0; turn < 30; turn += 1) log.debug({ turn }, "request aborted");
    log.info("another");
    expect(lines).toHaveLength(20 + 30 + 1);
    jest.advanceTimersByTime(60_000);
    expect(lines.slice(51)).toEqual([
      expect.objectContaining({
        msg: "lines left out in a minute",
        kind: "unexpected error",
        leftOut: 80,
      }),
    ]);
    jest.useRealTimers();
  });
});
