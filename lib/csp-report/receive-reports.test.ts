import { createReportReceiver } from "./receive-reports";

const report = {
  "csp-report": { "document-uri": "https://mima.example/", "blocked-uri": "inline" },
};
const post = (body: BodyInit) =>
  new Request("http://mima.localhost/api/csp-report", { method: "POST", body });

let lines: string[];
let receive: ReturnType<typeof createReportReceiver>;
beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  receive = createReportReceiver((line) => lines.push(line));
});
afterEach(() => jest.useRealTimers());

test("logs a report in one line", async () => {
  expect((await receive(post(JSON.stringify(report)))).status).toBe(204);
  expect(lines).toEqual([
    'csp report {"directive":"","blocked":"inline","page":"/","source":"","line":0}',
  ]);
});

test("logs some of a flood and sums up the rest", async () => {
  for (let turn = 0; turn < 100; turn += 1) await receive(post(JSON.stringify(report)));
  expect(lines).toHaveLength(20);
  jest.advanceTimersByTime(60_000);
  expect(lines.slice(20)).toEqual(["csp report: 80 more in a minute"]);
});

test.each([
  ["no report", "{}", 400],
  ["far too much", "a".repeat(16 * 1024 + 1), 413],
])("refuses %s and logs nothing", async (_, body, status) => {
  expect((await receive(post(body))).status).toBe(status);
  expect(lines).toEqual([]);
});

test("refuses a body that breaks off", async () => {
  const body = new ReadableStream({
    start: (controller) => controller.error(new Error("aborted")),
  });
  const request = new Request("http://mima.localhost/", {
    method: "POST",
    body,
    duplex: "half",
  } as RequestInit);
  expect((await receive(request)).status).toBe(400);
});
