import type { Mutant } from "../mutant";

/** What a listing may promise, and who has agreed to it. */
export const PROMISES: readonly Mutant[] = [
  {
    id: "invented-guarantee",
    protects: "a guarantee is a key of the table of promises",
    file: "marketplace/catalogue/rules/promise-faults.ts",
    find: 'if (field[0] === "guarantees" && !isPromise(name))',
    replacement: "if (false)",
    testFile: "operator/catalogue/import-promises.test.ts",
    test: "refuses invented guarantees of a ¥3 account, naming row, field and the allowed ones",
  },
  {
    id: "agreement-to-another-text",
    protects: "an agreement is to one text: another needs its own",
    file: "marketplace/catalogue/promises/promise-reviews.ts",
    find: "review.id === id && review.hash === hash",
    replacement: "review.id === id",
    testFile: "operator/catalogue/import-promises.test.ts",
    test: "are on sale once agreed to, until one of them is changed",
  },
  {
    id: "words-hidden-by-spaces",
    protects: "a word that promises is found however it is spelled",
    file: "marketplace/catalogue/rules/promise-words.ts",
    find: "if (IGNORED.test(part)) continue;",
    replacement: "",
    testFile: "marketplace/catalogue/rules/promise-words.test.ts",
    test: "finds a word with anything between its characters, and says where it stands",
  },
  {
    id: "carried-for-good",
    protects: "texts of an earlier version have a deadline",
    file: "marketplace/catalogue/promises/check-texts.ts",
    find: "    await withdrawTexts(tx, review, now);\n",
    replacement: "",
    testFile: "marketplace/catalogue/promises/check-texts.test.ts",
    test: "takes a listing off sale when nobody has agreed by the deadline",
  },
  {
    id: "sign-for-sellers-words",
    protects: "the platform's sign is for its own promises",
    file: "contract/listing/promises.ts",
    find: "({ ...each, isSellers: true })",
    replacement: "({ ...each })",
    testFile: "contract/listing/promises.test.ts",
    test: "gives the platform's sign to names of the table alone, for any names of an API",
  },
];
