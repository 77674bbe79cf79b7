import { fileURLToPath } from "node:url";
import { checkFloor, readEmittedFiles } from "./build/floor/check-floor";

/** Part of `npm run build`: fails when the build holds what the oldest supported browsers lack. */
const problems = checkFloor(readEmittedFiles(fileURLToPath(new URL("..", import.meta.url))));
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error("The oldest supported browsers (package.json, browserslist) lack the above.");
  process.exit(1);
}
