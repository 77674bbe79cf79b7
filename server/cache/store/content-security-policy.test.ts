import { createHash } from "node:crypto";
import { allowFramesOf, cspFor } from "./content-security-policy.js";

const START = "(self.__next_f=self.__next_f||[]).push([0])";
const FLIGHT = 'self.__next_f.push([1,"1:[]\\n"])';
const PAYLOAD = Buffer.from("1:[]\n");

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const scripts = (html: string) =>
  cspFor(html, PAYLOAD)
    .split("; ")
    .find((rule) => rule.startsWith("script-src"));

test("allows each of Next's own inline scripts by its hash", () => {
  const page = `<body><script>${START}</script><script>${FLIGHT}</script></body></html>`;
  expect(scripts(page)).toBe(`script-src 'self' ${hash(START)} ${hash(FLIGHT)}`);
});

test("any other script, file and data block has no hash", () => {
  const page = `<body><script>alert(1)</script><script src="/a.js"></script><script type="application/ld+json">{}</script></body></html>`;
  expect(scripts(page)).toBe("script-src 'self'");
});

test("allows frames of the operator's challenge and of no other origin", () => {
  const rules = () => cspFor("", undefined).split("; ");
  expect(rules().join()).not.toContain("frame-src");
  allowFramesOf("https://challenge.example:8443/sms?site=7");
  expect(rules()).toContain("frame-src https://challenge.example:8443");
  allowFramesOf(undefined);
  expect(rules().join()).not.toContain("frame-src");
});

test("allows nothing that is not named", () => {
  const policy = cspFor("", undefined).split("; ");
  for (const rule of [
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "connect-src 'self'",
    "img-src 'self' data: https:",
    "report-uri /api/csp-report",
    "report-to csp",
  ]) {
    expect(policy).toContain(rule);
  }
  expect(policy.join(";")).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|\*/);
});
