import { readFileSync } from "node:fs";
import { releaseNotes, versionOfTag } from "./release/notes";

/** `node --import ./scripts/tsx.js scripts/release.ts <tag>`: prints the release notes of a tag (.github/workflows/release.yml). */
const [tag = ""] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
try {
  console.log(releaseNotes(readFileSync("CHANGELOG.md", "utf8"), versionOfTag(tag, version)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
