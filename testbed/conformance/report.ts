import type { Finding } from "./fields";
import type { Outcome } from "./run-checks";

const MARKS: Readonly<Record<Outcome["verdict"], string>> = {
  conforms: "ok      ",
  partly: "partly  ",
  fails: "FAILS   ",
  "left out": "left out",
};

/** Formats the report: one line per call, followed by its missing fields and what visitors lose. */
export function reportLines(outcomes: readonly Outcome[]): string[] {
  const specified = outcomes.filter(({ expects }) => expects !== "addition");
  const additions = outcomes.filter(({ expects }) => expects === "addition");
  const count = (verdict: Outcome["verdict"]) =>
    specified.filter((outcome) => outcome.verdict === verdict).length;
  return [
    "Calls of the specification",
    ...specified.flatMap(linesOf),
    "",
    "Additions of our marketplace, which an API may do without",
    ...additions.flatMap(linesOf),
    "",
    `${count("conforms")} conform, ${count("partly")} partly, ${count("fails")} fail, ${count("left out")} were left out.`,
  ];
}

/** Whether no check failed, so that a storefront can sell through this API. */
export const isUsable = (outcomes: readonly Outcome[]): boolean =>
  outcomes.every(({ verdict }) => verdict !== "fails");

const EXPECTED: Readonly<Record<Outcome["expects"], string>> = {
  answer: "",
  addition: "",
  refusal: " (refuses what is not valid)",
  login: " (needs a login)",
};

function linesOf({ call, expects, verdict, reason, findings }: Outcome): string[] {
  const line = `  ${MARKS[verdict]}  ${call}${EXPECTED[expects]}${reason === "" ? "" : `: ${reason}`}`;
  return [line, ...findings.map((finding) => `              ${findingText(finding)}`)];
}

const findingText = ({ path, problem, loss, required }: Finding): string =>
  `${path} is ${problem}${required ? ", and needed" : ""}. Visitors lose: ${loss}`;
