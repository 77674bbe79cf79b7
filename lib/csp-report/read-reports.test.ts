import { readReports } from "./read-reports";

const uri = (report: object) => JSON.stringify({ "csp-report": report });
const URI_REPORT = {
  "document-uri": "https://mima.example/goodsDetails?goodsId=1&sign=secret#token",
  "blocked-uri": "https://evil.example/a.js?token=1",
  "effective-directive": "script-src-elem",
  "source-file": "https://mima.example/_next/static/a.js?x=1",
  "line-number": 3,
};
const READ = {
  directive: "script-src-elem",
  blocked: "https://evil.example/a.js",
  page: "/goodsDetails",
  source: "/_next/static/a.js",
  line: 3,
};

test("reads a report-uri report, without visitor input", () => {
  expect(readReports(uri(URI_REPORT))).toEqual([READ]);
});

test("reads report-to reports and ignores other types", () => {
  const body = {
    documentURL: URI_REPORT["document-uri"],
    blockedURL: URI_REPORT["blocked-uri"],
    effectiveDirective: "script-src-elem",
    sourceFile: URI_REPORT["source-file"],
    lineNumber: 3,
  };
  const sent = [
    { type: "deprecation", body: {} },
    { type: "csp-violation", body },
  ];
  expect(readReports(JSON.stringify(sent))).toEqual([READ]);
});

test.each([
  ["inline", "inline"],
  ["eval", "eval"],
  ["data:text/html,x", "data:"],
  ["blob:https://mima.example/1", "blob:"],
  ["evil\nline", ""],
  ["https://evil.example/\u001b[31m\n2026 error", "https://evil.example/%1B[31m2026 error"],
  [{ toString: 1 }, ""],
  [42, ""],
])("stores the blocked %j as %j", (blocked, kept) => {
  const [report] = readReports(uri({ ...URI_REPORT, "blocked-uri": blocked })) ?? [];
  expect(report?.blocked).toBe(kept);
});

test("keeps no phone number or token of an address", () => {
  const secret = "Zk9_qP3xR7vLw2NtY8bHc5JdM1sFgQ4aUe6TiXoKzBn";
  const address = `https://mima.example/a/13800138000/%31%33800138000/${secret}`;
  const sent = { "document-uri": address, "blocked-uri": address, "source-file": address };
  expect(readReports(uri(sent))).toMatchObject([
    {
      blocked: "https://mima.example/a/(number)/(number)/(token)",
      page: "/a/(number)/(number)/(token)",
      source: "/a/(number)/(number)/(token)",
    },
  ]);
});

test("keeps at most five reports of a batch, each in a few hundred characters", () => {
  const long = { documentURL: `https://mima.example/${"a".repeat(5_000)}`, blockedURL: "inline" };
  const sent = Array.from({ length: 1_000 }, () => ({ type: "csp-violation", body: long }));
  const reports = readReports(JSON.stringify(sent)) ?? [];
  expect(reports).toHaveLength(5);
  expect(JSON.stringify(reports).length).toBeLessThan(5 * 400);
});

test.each(["", "null", "[", "1", '"csp-report"', "{}", '{"csp-report":1}'])(
  "returns null for %j",
  (text) => expect(readReports(text)).toBeNull(),
);
