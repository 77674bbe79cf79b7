/**
 * References from comments and documents to docs/: finding them, and what each may name.
 */

/** A section of docs/product.md, with the numbered lines it has. */
export type Section = { section: number; lines: number };

/** The numbered sections of docs/product.md (`## 3. Entities`), each with the highest number of its lines. */
export function readSections(markdown: string): Section[] {
  return markdown
    .split(/^## (?=\d)/m)
    .slice(1)
    .map((part) => ({
      section: Number.parseInt(part, 10),
      lines: Math.max(
        0,
        ...[...part.slice(part.indexOf("\n")).matchAll(/^(\d+)\. /gm)].map(([, line]) =>
          Number(line),
        ),
      ),
    }));
}

/** References in a text: "product §4.7" is { section: 4, line: 7 }; a list such as "product §4, §5" has two. */
export function findProductReferences(text: string): { section: number; line: number }[] {
  return [...text.matchAll(/product ((?:§[\d.]+(?:, | and )?)+)/gi)].flatMap(([, list = ""]) =>
    [...list.matchAll(/§(\d+)(?:\.(\d+))?/g)].map(([, section, line]) => ({
      section: Number(section),
      line: Number(line ?? 0),
    })),
  );
}

/** Documents that a text names by their path from the top of the repository: "docs/payments.md". */
export function findDocumentReferences(text: string): string[] {
  return [...text.matchAll(/(?<![\w/.-])docs\/[\w/-]+\.md\b/g)].map(([path]) => path);
}
