import { readFileSync } from "node:fs";
import { releaseNotes, versionOfTag } from "./notes";

const CHANGELOG =
  "# Changelog\n\n## Unreleased\n\n- c\n\n## 0.2.0 (2026-11-23)\n\n- b\n- a\n\n## 0.1.0\n";

test("takes the section of the version", () => {
  expect(releaseNotes(CHANGELOG, "0.2.0")).toBe("- b\n- a");
});

test.each(["0.1.0", "0.3.0", "0.2"])("refuses %s, of which nothing is said", (version) => {
  expect(() => releaseNotes(CHANGELOG, version)).toThrow(`CHANGELOG.md says nothing of ${version}`);
});

test("refuses a tag that is not the version of package.json", () => {
  expect(versionOfTag("v0.2.0", "0.2.0")).toBe("0.2.0");
  expect(() => versionOfTag("v0.2.1", "0.2.0")).toThrow("v0.2.1 is not v0.2.0");
  expect(() => versionOfTag("0.2.0", "0.2.0")).toThrow();
});

test("our own changelog says something of the version that was released", () => {
  const text = readFileSync("CHANGELOG.md", "utf8");
  expect(releaseNotes(text, "0.1.0")).toContain("- ");
});
