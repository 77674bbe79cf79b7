import type { Result } from "./result";
import { withoutExpiredLogin } from "./without-expired-login";

const EXPIRED: Result<string> = { ok: false, kind: "expired", code: 10401, msg: "" };
const FOUND: Result<string> = { ok: true, code: 0, msg: "", data: "found" };

test("an answer without an expired login is returned as it is", async () => {
  const request = jest.fn().mockResolvedValue(FOUND);
  expect(await withoutExpiredLogin(request)).toBe(FOUND);
  expect(request).toHaveBeenCalledTimes(1);
});

test("an expired login is followed by one more request", async () => {
  const request = jest.fn().mockResolvedValueOnce(EXPIRED).mockResolvedValueOnce(FOUND);
  expect(await withoutExpiredLogin(request)).toBe(FOUND);
});

test("a login that has expired again ends it", async () => {
  const request = jest.fn().mockResolvedValue(EXPIRED);
  expect(await withoutExpiredLogin(request)).toBe(EXPIRED);
  expect(request).toHaveBeenCalledTimes(2);
});
