import { sourceFiles } from "../conventions/source-files";
import { cruiseImports } from "./cruise-imports";
import { reportFolderCircles, reportPackages, reportUnknown, reportViolations } from "./report";
import { ROOMS } from "./rooms";
import { createRules } from "./rules";

/** Checks the imports of all files below the current folder, and prints one line for each that is refused. */
const files = sourceFiles("*.ts", "*.tsx", "*.js", "*.mjs", "*.cjs");
const result = await cruiseImports(files, createRules(ROOMS));
const lines = [
  ...reportUnknown(ROOMS, files),
  ...reportViolations(ROOMS, result),
  ...reportFolderCircles(ROOMS, result),
  ...reportPackages(ROOMS, result.packages),
];
const { totalCruised, totalDependenciesCruised = 0 } = result.summary;
const seconds = (performance.now() / 1000).toFixed(1);
console.log(lines.join("\n"));
console.log(
  `${totalDependenciesCruised} imports of ${totalCruised} files, ${lines.length} refused, ${seconds} s`,
);
process.exitCode = lines.length === 0 ? 0 : 1;
