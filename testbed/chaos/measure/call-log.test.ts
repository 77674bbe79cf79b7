import { CallLog, endOf } from "./call-log";

const envelope = (code: number) => JSON.stringify({ code, msg: "m", data: null });
const response = (status: number, body: string, headers = {}) => ({ status, headers, body });

it.each([
  ["an envelope", response(200, envelope(0)), "answered"],
  ["a refusal of the request", response(409, envelope(30409)), "answered"],
  ["503 with Retry-After", response(503, envelope(10503), { "retry-after": "2" }), "refused"],
  ["503 without Retry-After", response(503, envelope(10503)), "wrong"],
  ["500", response(500, envelope(10500), { "retry-after": "2" }), "wrong"],
  ["503 without an envelope", response(503, "busy", { "retry-after": "2" }), "wrong"],
  ["an envelope without data", response(200, '{"code":0,"msg":"ok"}'), "wrong"],
])("knows %s", (_, given, end) => {
  expect(endOf(given)).toBe(end);
});

it("logs calls with path and end, those that break off too, and forgets what was taken", async () => {
  const log = new CallLog();
  await log.time("/v1/index?page=1", async () => response(200, envelope(0)));
  await expect(log.time("/v1/index", () => Promise.reject(new Error("cut")))).rejects.toThrow();
  expect(log.take()).toMatchObject([
    { path: "/v1/index", end: "answered" },
    { path: "/v1/index", end: "wrong", detail: "Error: cut" },
  ]);
  expect(log.take()).toEqual([]);
});
