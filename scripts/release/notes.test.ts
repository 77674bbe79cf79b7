import { readFileSync } from "node:fs";
import { releaseNotes, versionOfTag } from "./notes";

const CHANGELOG =
  "# Changelog\n\n## Unreleased\n\n- c\n\n## 0.2.0 (2026-11-23)\n\n- b\n- a\n\n## 0.1.0\n";

test("returns the section of the version", () => {
  expect(releaseNotes(CHANGELOG, "0.2.0")).toBe("- b\n- a");
});

test.each(["0.1.0", "0.3.0", "0.2"])("throws for %s, which has no notes", (version) => {
  expect(() => releaseNotes(CHANGELOG, version)).toThrow(
    `CHANGELOG.md has no section for ${version}`,
  );
});

test("throws when the tag differs from the version of package.json", () => {
  expect(versionOfTag("v0.2.0", "0.2.0")).toBe("0.2.0");
  expect(() => versionOfTag("v0.2.1", "0.2.0")).toThrow("v0.2.1 is not v0.2.0");
  expect(() => versionOfTag("0.2.0", "0.2.0")).toThrow();
});

test("our changelog has notes for the version of package.json", () => {
  const text = readFileSync("CHANGELOG.md", "utf8");
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(releaseNotes(text, version)).toContain("- ");
});
