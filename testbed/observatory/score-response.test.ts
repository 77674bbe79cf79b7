import { scoreResponse } from "./score-response";

const GOOD = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors 'none'",
  "strict-transport-security": "max-age=31536000",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cross-origin-resource-policy": "same-origin",
};
const scoreOf = (changes: Record<string, string | string[] | undefined>, body?: string) =>
  scoreResponse({ headers: { ...GOOD, ...changes }, ...(body === undefined ? {} : { body }) })
    .score;

test("adds bonuses to a response without faults", () => expect(scoreOf({})).toBe(130));

test("scores a response without security headers", () => {
  expect(scoreResponse({ headers: {} }).score).toBe(30);
});

test.each([
  ["content-security-policy", "default-src 'self'; frame-ancestors 'none'", 125],
  ["content-security-policy", "default-src 'none'; style-src 'unsafe-inline'", 115],
  ["content-security-policy", "default-src 'self'; script-src 'unsafe-inline'", 80],
  ["content-security-policy", "default-src 'self'; script-src 'sha256-a' 'unsafe-inline'", 120],
  ["content-security-policy", "default-src 'none'; script-src 'unsafe-eval'", 105],
  ["content-security-policy", "default-src 'none'; img-src http:", 105],
  ["content-security-policy", "default-src 'none'; connect-src http://a.example", 80],
  ["content-security-policy", "img-src 'self'", 80],
  ["content-security-policy", undefined, 75],
  ["strict-transport-security", undefined, 80],
  ["strict-transport-security", "max-age=3600", 120],
  ["strict-transport-security", "max-age=31536000; includeSubDomains; preload", 135],
  ["referrer-policy", "unsafe-url", 120],
  ["x-content-type-options", undefined, 125],
  ["cross-origin-resource-policy", undefined, 120],
  ["set-cookie", ["desktop=1; SameSite=Lax; Secure"], 135],
  ["set-cookie", ["desktop=1; SameSite=Lax"], 125],
  ["set-cookie", ["session=1; SameSite=Lax; Secure"], 70],
  ["access-control-allow-origin", "*", 130],
])("with %s of %j the score is %i", (name, value, score) => {
  expect(scoreOf({ [name]: value })).toBe(score);
});

test("subtracts points for third-party scripts", () => {
  expect(scoreOf({}, '<script src="/a.js"></script>')).toBe(130);
  expect(scoreOf({}, '<script src="https://cdn.example/a.js"></script>')).toBe(125);
});
