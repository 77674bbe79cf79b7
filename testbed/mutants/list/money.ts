import type { Mutant } from "../mutant";

const OF_THE_SUMS = {
  file: "operator/money/allowance.ts",
  testFile: "operator/money/authorise-money.test.ts",
};

/** The authorization of money that operators let leave. */
export const MONEY: readonly Mutant[] = [
  {
    id: "limit-of-the-act-alone",
    protects: "what operators return on an order counts together",
    find: "if (orderFen + fen > refundApprovalFen)",
    replacement: "if (fen > refundApprovalFen)",
    test: "asks a second operator for the part of an order that passes its limit",
    ...OF_THE_SUMS,
  },
  {
    id: "day-of-the-act-alone",
    protects: "what an operator returns in a day counts together",
    find: "return dayFen + fen > refundDailyFen",
    replacement: "return fen > refundDailyFen",
    test: "asks a second operator above the sum of a day, which begins at midnight in China",
    ...OF_THE_SUMS,
  },
  {
    id: "refusal-forgotten",
    protects: "a refused request blocks parts of its order",
    find: 'if (refusal !== null) return "refused";',
    replacement: "",
    test: "asks a second operator for every part of an order after a refusal, until an owner acts",
    ...OF_THE_SUMS,
  },
  {
    id: "own-refusal-lifted",
    protects: "no operator ends the block of their own refused request",
    find: "isAtLeast({ role }, APPROVER) ? eq(requestedBy, id) : undefined",
    replacement: "isAtLeast({ role }, APPROVER) ? sql`false` : undefined",
    test: "lets an approval end the block, but no owner whose own request was refused",
    ...OF_THE_SUMS,
  },
  {
    id: "money-not-recorded",
    protects: "what an operator lets leave is recorded",
    file: "operator/money/authorise-money.ts",
    find: "if (fen === 0) return done;",
    replacement: "if (fen >= 0) return done;",
    testFile: "operator/money/authorise-money.test.ts",
    test: "counts what all operators have returned on an order",
  },
  {
    id: "deposits-do-not-count",
    protects: "the whole of a deposit that is decided counts, also what is kept",
    file: "operator/money/money-left.ts",
    find: "    eq(fromAccount, deposits),\n",
    replacement: "",
    testFile: "operator/money/authorise-money.test.ts",
    test: "waits when its claim is withdrawn, and counts whole when it is decided",
  },
];
