import { fullTime } from "../text/china-time";
import { nextReturnText } from "./next-return-text";

const AT = Date.parse("2026-11-27T18:30:00+08:00");

describe("nextReturnText", () => {
  it("says when a running rental ends, in China's time", () => {
    expect(nextReturnText({ at: AT, needsCheck: false }, AT - 1)).toBe("预计 11-27 18:30 空出");
    expect(fullTime(new Date(AT))).toContain("11-27 18:30");
  });

  it("names the day in China, where it has begun already", () => {
    const at = Date.parse("2026-12-31T16:05:00Z");
    expect(nextReturnText({ at, needsCheck: false }, 0)).toBe("预计 01-01 00:05 空出");
  });

  it("says that the password is changed first", () => {
    const next = { at: AT, needsCheck: true };
    expect(nextReturnText(next, 0)).toBe("预计 11-27 18:30 归还，换好密码后空出");
    expect(nextReturnText(next, AT)).toBe("已到期，卖家换好密码后可以再租");
  });

  it("names no time that has passed", () => {
    expect(nextReturnText({ at: AT, needsCheck: false }, AT)).toBe("即将空出");
  });

  it("says what is known without a time", () => {
    expect(nextReturnText(null, 0)).toBe("正在出租，归还后可以再租");
  });
});
