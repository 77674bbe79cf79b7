import { createHash } from "node:crypto";
import { cspFor } from "./content-security-policy.js";

const FLIGHT = 'self.__next_f.push([1,"37:I[95132,[\\"$c\\"]]\\u003c/script>\\n"])';
const START = "(self.__next_f=self.__next_f||[]).push([0])";
const BUNDLER =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});';

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const scripts = (html: string) =>
  cspFor(html)
    .split("; ")
    .find((rule) => rule.startsWith("script-src"));

test("Next's own inline scripts run, each by its hash, once", () => {
  const page = `<body><script>${START}</script><script id="_R_">${BUNDLER}</script><script>${FLIGHT}</script><script>${FLIGHT}</script>`;
  expect(scripts(page)).toBe(`script-src 'self' ${hash(START)} ${hash(BUNDLER)} ${hash(FLIGHT)}`);
});

test.each([
  "alert(1)",
  `${START};alert(1)`,
  'self.__next_f.push([1,"a"]);alert("b")',
  "self.__next_f.push(alert(1))",
  'self.__next_f.push([1,"a"]),alert(1,[])',
  "self.__next_f.push([1,`a`])",
  "self.__next_f.push(",
  ` ${START}`,
])("another one does not: %s", (script) => {
  expect(scripts(`<script>${script}</script>`)).toBe("script-src 'self'");
});

test("files and data blocks need no hash", () => {
  const page = `<script src="/_next/a.js" async=""></script><script type="application/ld+json">{}</script><script async="" src="/b.js"></script>`;
  expect(scripts(page)).toBe("script-src 'self'");
});

test("nothing else may be loaded, framed or sent", () => {
  const policy = cspFor("");
  for (const rule of [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data: https:",
  ]) {
    expect(policy.split("; ")).toContain(rule);
  }
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/);
});
