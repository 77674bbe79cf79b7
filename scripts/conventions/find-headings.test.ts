import { readHeadings, untranslated } from "./find-headings";

const headings = readHeadings(`# Title

## First

### 1. Step

\`\`\`sh
## no heading
\`\`\`

## Second

### Below

## Third
`);

test("reads levels and numbers of headings outside code", () => {
  expect(headings).toEqual([
    { level: 2, number: null, title: "First" },
    { level: 3, number: 1, title: "1. Step" },
    { level: 2, number: null, title: "Second" },
    { level: 3, number: null, title: "Below" },
    { level: 2, number: null, title: "Third" },
  ]);
});

test("leaves out a linked section with those below it", () => {
  const left = untranslated(headings, (title) => title === "Second");
  expect(left.map(({ title }) => title)).toEqual(["First", "1. Step", "Third"]);
});
