import { createReportReceiver } from "./receive-reports";

const report = {
  "csp-report": { "document-uri": "https://mima.example/", "blocked-uri": "inline" },
};
const post = (body: BodyInit) =>
  new Request("http://mima.localhost/api/csp-report", { method: "POST", body });

let reports: unknown[];
let receive: ReturnType<typeof createReportReceiver>;
beforeEach(() => {
  reports = [];
  receive = createReportReceiver((read) => reports.push(read));
});

test("passes on the fields of a report", async () => {
  expect((await receive(post(JSON.stringify(report)))).status).toBe(204);
  expect(reports).toEqual([{ directive: "", blocked: "inline", page: "/", source: "", line: 0 }]);
});

test.each([
  ["no report", "{}", 400],
  ["far too much", "a".repeat(16 * 1024 + 1), 413],
])("refuses %s without passing anything on", async (_, body, status) => {
  expect((await receive(post(body))).status).toBe(status);
  expect(reports).toEqual([]);
});

test("refuses a truncated body", async () => {
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
