import { readFileSync } from "node:fs";
import { LINES_PER_MINUTE } from "@storefront/platform/observability/log-sampler";
import { Visitor } from "../buyer/visitor";
import { SERVICE_HOST } from "../product/site-nginx";
import { readTarget } from "../product/target";
import { recordFigure } from "./figures";

/** S12: clients can neither flood the log nor inject lines into it, and what they send is redacted. */

const FLOOD = 300;
const FORGED = "FORGED-LINE";

/** Lines of the access log are limited separately, by status. */
const isNoAccess = (line: string) => !line.includes('"log":"access"');

const readLog = () => readFileSync(readTarget().logFile, "utf8");

test("bounds the number of log lines when requests are refused in bulk", async () => {
  const before = readLog().length;
  const visitor = new Visitor(SERVICE_HOST);
  for (let index = 0; index < FLOOD; index += 1) {
    await visitor.send("/v1/pay/alipay/notify", {
      method: "POST",
      body: `notify_id=${FORGED}&sign_type=RSA2&sign=00`,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
  }
  const lines = readLog().slice(before).trimEnd().split("\n").filter(isNoAccess);
  expect(lines.length).toBeLessThanOrEqual(2 * LINES_PER_MINUTE);
  recordFigure("S12", `${FLOOD} refused notifications, ${lines.length} lines`);
});

test("does not let CSP reports inject log lines", async () => {
  const report = {
    "csp-report": {
      "blocked-uri": `inline\n${FORGED}`,
      "document-uri": `https://mima.example/\r\n${FORGED}?token=1`,
      "effective-directive": `script-src\n${FORGED}`,
    },
  };
  for (let index = 0; index < FLOOD; index += 1) {
    await new Visitor().send("/api/csp-report", {
      method: "POST",
      headers: { "Content-Type": "application/csp-report" },
      body: JSON.stringify(report),
    });
  }
  const lines = readLog().split("\n");
  expect(lines.filter((line) => line.trim().startsWith(FORGED))).toEqual([]);
  const reports = lines.filter((line) => isNoAccess(line) && /csp/i.test(line));
  expect(reports.length).toBeLessThanOrEqual(LINES_PER_MINUTE + 1);
});

const PHONE = "13912345678";
const ESCAPED_PHONE = [...PHONE].map((digit) => `%3${digit}`).join("");
const TOKEN = "Zk9_qP3xR7vLw2NtY8bHc5JdM1sFgQ4aUe6TiXoKzBn";
const SIGNATURE = "dGhpcyBpcyBhIHNpZ25hdHVyZSBvZiBhIHByb3ZpZGVy+1/2==";

/** Paths and queries that a link, a provider or a typing error may lead to, on nginx and both programs. */
const PATHS = [
  `/phone/orders/${PHONE}`,
  `/api/v1/user/${ESCAPED_PHONE}`,
  `/v1/pay/alipay/notify/${TOKEN}`,
  `/v1/pay/wxpay/notify/sign=${encodeURIComponent(SIGNATURE)}`,
  `/v1/pay/alipay/notify?sign=${encodeURIComponent(SIGNATURE)}&buyer=${PHONE}`,
  `/games/${PHONE}/${TOKEN}?token=${TOKEN}`,
  `/search?q=${PHONE}`,
];

test("logs no phone number, token or signature of paths and queries", async () => {
  const { storefrontDirect, marketplaceDirect } = readTarget();
  const before = readLog().length;
  for (const path of PATHS) {
    for (const host of ["mima.example", SERVICE_HOST]) await new Visitor(host).send(path);
    for (const port of [storefrontDirect, marketplaceDirect])
      await new Visitor().send(path, { port });
  }
  const written = readLog().slice(before);
  expect(written).toContain('"log":"access"');
  expect(written).toContain("/phone/orders/(number)");
  for (const text of [PHONE, ESCAPED_PHONE, TOKEN, SIGNATURE, encodeURIComponent(SIGNATURE)])
    expect(written).not.toContain(text);
  recordFigure("S12", `${4 * PATHS.length} paths with numbers, tokens and signatures: none logged`);
});

test("logs no phone number or token of browsers' reports", async () => {
  const before = readLog().length;
  const page = `/orders/${PHONE}/${ESCAPED_PHONE}/${TOKEN}`;
  const error = {
    kind: "error",
    name: "TypeError",
    message: `no order ${PHONE} token=${TOKEN} ${ESCAPED_PHONE} verify_code=482913`,
    source: "/_next/static/chunks/a.js:1:234",
    page,
    number: "",
  };
  const report = {
    "csp-report": {
      "blocked-uri": `https://evil.example${page}?token=${TOKEN}`,
      "document-uri": `https://mima.example${page}`,
      "source-file": `https://mima.example${page}`,
      "effective-directive": "script-src",
    },
  };
  const post = (path: string, body: object) =>
    new Visitor().send(path, { method: "POST", body: JSON.stringify(body) });
  expect((await post("/api/browser-error", error)).status).toBe(204);
  await post("/api/csp-report", report);
  const written = readLog().slice(before);
  expect(written).toContain("browser error");
  for (const text of [PHONE, ESCAPED_PHONE, TOKEN, "482913"]) expect(written).not.toContain(text);
});
