import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import postcss from "postcss";
import { shortenLiterals } from "./shorten-literals.js";
import { shortenSelectors } from "./shorten-selectors.js";
import { hashClassNames, tablePath } from "./table.js";

const NAMES = {
  "px-4": "a",
  "hover:px-4": "b",
  "[&_p]:mt-1": "c",
  "before:content-['“']": "d",
  "w-1/2": "e",
  "2xl:px-4": "f",
};

const shorten = (code: string) => shortenLiterals(code, "part.tsx", new Map(Object.entries(NAMES)));

describe("in strings", () => {
  test("renames classes of attributes, constants and templates, and keeps other words", () => {
    expect(shorten('const A = "px-4 grid";')).toBe('const A = "a grid";');
    expect(shorten('<p className="flex px-4 w-1/2" />;')).toBe('<p className={"flex a e"} />;');
    expect(shorten(`const t = \`px-4 \${on ? 'hover:px-4' : ""} [&_p]:mt-1\`;`)).toBe(
      `const t = \`a \${on ? "b" : ""} c\`;`,
    );
  });

  test("renames classes that contain quotes", () => {
    expect(shorten(`<p className="before:content-['“'] px-4" />;`)).toBe(
      '<p className={"d a"} />;',
    );
    expect(shorten(`const A = 'before:content-[\\'“\\']';`)).toBe('const A = "d";');
  });

  test("changes neither parts of words nor text, comments, types and names", () => {
    const code = '// px-4\nimport type { A } from "./px-4x";\nconst b: A = <p>px-4 {"xpx-4"}</p>;';
    expect(shorten(code)).toBe(code);
  });

  test("keeps lines and what a template escapes", () => {
    expect(shorten(`const a = \`px-4\n\\\`\\\${x}\\\\\`;`)).toBe(
      `const a = \`a\n\\\`\\\${x}\\\\\`;`,
    );
  });
});

describe("in styles", () => {
  const folder = mkdtempSync(join(tmpdir(), "class-names-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  const process = async (css: string) => {
    mkdirSync(dirname(tablePath(folder)), { recursive: true });
    writeFileSync(tablePath(folder), JSON.stringify(NAMES));
    return postcss([shortenSelectors(folder)]).process(css, { from: "globals.css" });
  };

  test.each([
    [".px-4{}", ".a{}"],
    [".hover\\:px-4:hover,.group:is(:where(.px-4)>p){}", ".b:hover,.group:is(:where(.a)>p){}"],
    [".\\[\\&_p\\]\\:mt-1 p{}", ".c p{}"],
    [".w-1\\/2{width:1.5px}", ".e{width:1.5px}"],
    [".before\\:content-\\[\\'“\\'\\]::before{}", ".d::before{}"],
    [".\\32 xl\\:px-4{}", ".f{}"],
    ['.px-40[href$=".px-4"]{}', '.px-40[href$=".px-4"]{}'],
  ])("renames %s", async (css, expected) => {
    expect((await process(css)).css).toBe(expected);
  });

  test("depends on the table, so that another one makes the stylesheet anew", async () => {
    const { messages } = await process(".px-4{}");
    expect(messages).toContainEqual(expect.objectContaining({ file: tablePath(folder) }));
    const hash = hashClassNames(folder);
    writeFileSync(tablePath(folder), JSON.stringify({ ...NAMES, "px-4": "z" }));
    expect(hashClassNames(folder)).not.toBe(hash);
  });

  test("renames nothing without a table", async () => {
    const css = ".px-4{}";
    expect(
      postcss([shortenSelectors(join(folder, "none"))]).process(css, { from: "a.css" }).css,
    ).toBe(css);
  });
});
