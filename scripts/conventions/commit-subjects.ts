const VERBS = ["Add", "Fix", "Remove", "Move", "Rename", "Speed up", "Test", "Document"] as const;

/** Git's own subject of a reverted commit. */
const BEGINNING = new RegExp(`^(?:${VERBS.join("|")}|Revert) `);

const LONGEST = 72;

/** @returns what is wrong with the subject of a commit (CONTRIBUTING.md, "Commits"); null for nothing */
export function subjectFault(subject: string): string | null {
  if (!BEGINNING.test(subject)) return `begins with none of ${VERBS.join(", ")}`;
  if (subject.length > LONGEST) return `has ${subject.length} characters, at most ${LONGEST}`;
  return subject.endsWith(".") ? "ends with a full stop" : null;
}
