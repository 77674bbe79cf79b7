import { type Attempt, CALLBACKS, FAILURES, GROUPS, isNoticed, MOMENTS, PAYMENTS } from "./attempt";
import { type Change, SIMPLE_CHANGES } from "./listing-changes";
import {
  allCombinations,
  type Combination,
  FIELD_NAMES,
  isAccepted,
  isOrderable,
  type ListingField,
} from "./listing-combinations";

/** Fields that the form of a listing does not change. */
const KEPT_BY_FORM: readonly ListingField[] = ["delivery", "pieces"];

interface Accepted {
  /** Listings that import and console accept. */
  accepted: readonly Combination[];
  /** The combinations that can be ordered. */
  orderable: readonly Combination[];
}

let known: Accepted | undefined;

/** Returns the listings that can be sold. Reading all combinations takes a second, so it is done once. */
export function acceptedCombinations(): Accepted {
  const accepted = known?.accepted ?? allCombinations().filter(isAccepted);
  known ??= { accepted, orderable: accepted.filter(isOrderable) };
  return known;
}

/**
 * Returns the changes of a listing: the acts of the console, and by import and by form every value of every field,
 * with as few other fields changed as the rules require.
 */
export function changesOf(before: Combination, accepted: readonly Combination[]): Change[] {
  const simple = SIMPLE_CHANGES.map((by): Change => ({ by }));
  const changed = FIELD_NAMES.flatMap((field) =>
    valuesOf(field, accepted)
      .filter((value) => value !== before[field])
      .flatMap((value) => nearest(before, field, value, accepted) ?? [])
      .flatMap((after): Change[] => [
        { by: "import", field, after },
        ...(KEPT_BY_FORM.includes(field) ? [] : [{ by: "form" as const, field, after }]),
      ]),
  );
  return [...simple, ...changed];
}

const valuesOf = (field: ListingField, all: readonly Combination[]) => [
  ...new Set(all.map((each) => each[field])),
];

function nearest(
  before: Combination,
  field: ListingField,
  value: Combination[ListingField],
  accepted: readonly Combination[],
): Combination | undefined {
  const distance = (other: Combination) =>
    FIELD_NAMES.filter((name) => other[name] !== before[name]).length;
  return accepted
    .filter((other) => other[field] === value)
    .reduce<Combination | undefined>(
      (best, other) => (best && distance(best) <= distance(other) ? best : other),
      undefined,
    );
}

/** Returns every listing without a change, with every way to pay and to fail. */
export const unchangedAttempts = (): Attempt[] =>
  acceptedCombinations().orderable.flatMap((before) =>
    PAYMENTS.flatMap((payment) =>
      FAILURES.map(
        (failure): Attempt => ({
          before,
          change: { by: "nobody" },
          changed: "ordered",
          payment,
          failure,
          notice: "now",
          members: before.group === "none" ? "nobody" : "both",
        }),
      ),
    ),
  );

/** Returns every change of every listing, with the ways to pay, to fail and to buy in turn. */
export function allAttempts(): Attempt[] {
  const { accepted, orderable } = acceptedCombinations();
  const attempts: Attempt[] = [];
  for (const before of orderable) {
    for (const change of changesOf(before, accepted)) {
      attempts.push(withTurn(before, change, attempts.length));
    }
  }
  return attempts;
}

/** Coprime steps through the lists, so that every pair of their values comes up. */
function withTurn(before: Combination, change: Change, turn: number): Attempt {
  const members = before.group === "none" ? "nobody" : GROUPS[Math.floor(turn / 4) % 3];
  return {
    before,
    change,
    changed: MOMENTS[Math.floor(turn / 7) % 2] ?? "ordered",
    payment: PAYMENTS[turn % 3] ?? "alipay",
    notice: CALLBACKS[turn % 5] ?? "now",
    failure: FAILURES[turn % 4] ?? "nothing",
    members: members ?? "nobody",
  };
}

/** @returns the value of each factor of an attempt, for a covering sample */
export const factorsOf = (attempt: Attempt): string[] => {
  const { before, change, changed, payment, failure, members } = attempt;
  return [
    ...FIELD_NAMES.map((field) => String(before[field])),
    change.by === "import" ? `import ${change.field}` : change.by,
    changed,
    payment,
    isNoticed(attempt) ? "noticed" : "unnoticed",
    failure,
    members,
  ];
};
