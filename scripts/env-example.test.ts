import { readFileSync } from "node:fs";

/** The programs' variables are the uppercase keys of the two schemas; scripts read theirs from `process.env`. */
function namesIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, "utf8").matchAll(pattern)].map((match) => match[1] ?? "");
}

const read = new Set([
  ...namesIn("lib/env.ts", /^ {2}([A-Z][A-Z_]+):/gm),
  ...namesIn("marketplace/config.ts", /^ {2}([A-Z][A-Z_]+):/gm),
  ...["payments", "sms", "wechat-login"].flatMap((area) =>
    namesIn(`marketplace/providers/${area}/read-settings.ts`, /"([A-Z][A-Z0-9_]+[A-Z0-9])"/g),
  ),
  ...[
    "testbed/tools/find-chromium.ts",
    "testbed/tools/find-nginx.ts",
    "testbed/runs/test-data.ts",
    "jest.data.config.mjs",
  ].flatMap((file) => namesIn(file, /process\.env(?:\.|\[")([A-Z_]+)/g)),
]);
/** Set by the system, by Next, and by the script that starts the data suite. */
for (const name of ["PATH", "NEXT_RUNTIME", "DATA_PROGRAMS", "DATA_SEEDED_URL"]) read.delete(name);

const documented = new Set(namesIn(".env.example", /^([A-Z][A-Z0-9_]+)=/gm));

test("every variable that is read is in .env.example, and every variable there is read", () => {
  expect([...read].sort()).toEqual([...documented].sort());
});
