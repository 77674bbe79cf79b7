/**
 * Finds references from comments and documents to docs/, and the sections they may name.
 */

/** A section of docs/product.md and its number of numbered lines. */
export type Section = { section: number; lines: number };

/** Reads the numbered sections of docs/product.md (`## 3. Entities`) with their highest line number. */
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

/** Finds references in a text: "product §4.7" is { section: 4, line: 7 }; a list such as "product §4, §5" has two. */
export function findProductReferences(text: string): { section: number; line: number }[] {
  return [...text.matchAll(/product ((?:§[\d.]+(?:, | and )?)+)/gi)].flatMap(([, list = ""]) =>
    [...list.matchAll(/§(\d+)(?:\.(\d+))?/g)].map(([, section, line]) => ({
      section: Number(section),
      line: Number(line ?? 0),
    })),
  );
}

/** Finds documents that a text references by their path from the repository root: "docs/payments.md". */
export function findDocumentReferences(text: string): string[] {
  return [...text.matchAll(/(?<![\w/.-])docs\/[\w/-]+\.md\b/g)].map(([path]) => path);
}
