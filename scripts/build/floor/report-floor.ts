import { checkFloor, readEmittedFiles } from "./check-floor";

/** Checks the build and prints what the oldest supported browsers lack. @returns whether they lack nothing */
export function reportFloor(root: string): boolean {
  const problems = checkFloor(readEmittedFiles(root));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0)
    console.error("The oldest supported browsers (package.json, browserslist) lack the above.");
  return problems.length === 0;
}
