import { findDocumentReferences, findProductReferences, readSections } from "./references";

test("reads sections with their number of lines", () => {
  const markdown =
    "# Title\n\n## 1. First\n\n1. one\n2. two\n\n### Part\n\n3. three\n\n## 2. Second\n";
  expect(readSections(markdown)).toEqual([
    { section: 1, lines: 3 },
    { section: 2, lines: 0 },
  ]);
});

test("finds single references and lists", () => {
  expect(findProductReferences("(product §4.7, §5 and §6.1) of 2 §9")).toEqual([
    { section: 4, line: 7 },
    { section: 5, line: 0 },
    { section: 6, line: 1 },
  ]);
});

test("finds documents by path, but not within other paths", () => {
  const text = "see docs/payments.md, node_modules/next/dist/docs/x.md and docs/sms.md.";
  expect(findDocumentReferences(text)).toEqual(["docs/payments.md", "docs/sms.md"]);
});
