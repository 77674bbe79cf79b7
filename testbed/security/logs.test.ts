import { readFileSync } from "node:fs";
import { LINES_PER_MINUTE } from "@storefront/platform/observability/log-sampler";
import { Visitor } from "../buyer/visitor";
import { readTarget } from "../product/target";
import { recordFigure } from "./figures";

/** S12: clients can neither flood the log nor inject lines into it. */

const FLOOD = 300;
const FORGED = "FORGED-LINE";

const readLog = () => readFileSync(readTarget().logFile, "utf8");

test("bounds the number of log lines when requests are refused in bulk", async () => {
  const before = readLog().length;
  const visitor = new Visitor();
  for (let index = 0; index < FLOOD; index += 1) {
    await visitor.send("/v1/pay/alipay/notify", {
      port: readTarget().marketplace,
      method: "POST",
      body: `notify_id=${FORGED}&sign_type=RSA2&sign=00`,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
  }
  const lines = readLog().slice(before).trimEnd().split("\n");
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
  const reports = lines.filter((line) => /csp/i.test(line));
  expect(reports.length).toBeLessThanOrEqual(LINES_PER_MINUTE + 1);
});
