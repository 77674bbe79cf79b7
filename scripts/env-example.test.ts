import { readFileSync } from "node:fs";

/** The programs' variables are the uppercase keys of their schemas; scripts read theirs from `process.env`. */
function namesIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, "utf8").matchAll(pattern)].map((match) => match[1] ?? "");
}

const read = new Set([
  ...namesIn("lib/env.ts", /^ {2}([A-Z][A-Z_]+):/gm),
  ...namesIn("marketplace/config.ts", /^ {2}([A-Z][A-Z_]+):/gm),
  ...namesIn("programs/nginx/read-settings.ts", /^ {2}([A-Z][A-Z_]+):/gm),
  ...["payments", "sms", "wechat-login"].flatMap((area) =>
    namesIn(`marketplace/providers/${area}/read-settings.ts`, /"([A-Z][A-Z0-9_]+[A-Z0-9])"/g),
  ),
  ...[
    "testbed/tools/find-chromium.ts",
    "testbed/tools/find-nginx.ts",
    "testbed/product/servers.ts",
    "jest.config.mjs",
  ].flatMap((file) => namesIn(file, /process\.env(?:\.|\[")([A-Z_]+)/g)),
]);
/** Set by the system, by Next, and by the runs that start jest (testbed/runs). */
const GIVEN = [
  ...["PATH", "NEXT_RUNTIME"],
  ...["JEST_GROUPED", "DATA_PROGRAMS", "DATA_SEEDED_URL", "SECURITY_TARGET"],
];
for (const name of GIVEN) read.delete(name);

const documented = new Set(namesIn(".env.example", /^([A-Z][A-Z0-9_]+)=/gm));

test("every variable that is read is in .env.example, and every variable there is read", () => {
  expect([...read].sort()).toEqual([...documented].sort());
});
