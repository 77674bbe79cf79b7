import { execFileSync } from "node:child_process";
import { subjectFault } from "./commit-subjects";

const git = (...args: string[]): string[] =>
  execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);

/** The rule holds for what came after it. A shallow clone may not know the commit, and then has nothing to check. */
const [added] = git(
  ...["log", "--diff-filter=A", "--format=%H", "--", "scripts/conventions/commit-subjects.ts"],
).reverse();

test("accepts an imperative subject of at most 72 characters", () => {
  expect(subjectFault("Add a limit of refunds per operator and day")).toBeNull();
  expect(subjectFault("Speed up the first page of /index")).toBeNull();
});

test.each([
  ["State the faults again", "begins with"],
  ["Adds a limit", "begins with"],
  [`Fix ${"x".repeat(69)}`, "has 73 characters"],
  ["Fix the order page.", "ends with a full stop"],
])("refuses the subject %p", (subject, fault) => {
  expect(subjectFault(subject)).toContain(fault);
});

test("every subject since the rule follows it", () => {
  const subjects = added ? git("log", "--no-merges", "--format=%s", `${added}..HEAD`) : [];
  const faults = subjects.filter((subject) => subjectFault(subject) !== null);
  expect(faults).toEqual([]);
});
