import { posix } from "node:path";

/** A section of docs/product.md, with the numbered lines it has. */
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

/**
 * Finds files that a document or a comment names by their path from the top of the repository, such as
 * `docs/payments.md` or `lib/routing/resolve-route.ts`. Patterns with `*` and `{` are left out.
 * @param folders the top-level folders, one of which a path begins with
 */
export function findFileReferences(text: string, folders: readonly string[]): string[] {
  const path = new RegExp(
    `(?<![\\w./@-])(?:${folders.join("|")})/(?:[\\w./()-]|\\[[\\w.]+\\](?=/))*\\.(?:tsx?|m?js|cjs|md|json|conf\\.template|conf|ya?ml|css)\\b`,
    "g",
  );
  return [...text.matchAll(path)].map(([match]) => match);
}

/**
 * Finds files that a script or a configuration names anywhere, comments and strings alike: by their path from the top
 * of the repository, with or without jest's `<rootDir>/`, or in a quoted path that begins with `./` or `../`.
 * @param file the script, from which relative paths lead on
 * @returns paths from the top of the repository
 */
export function findScriptReferences(
  file: string,
  text: string,
  folders: readonly string[],
): string[] {
  // Node resolves these from the working directory, which is the top of the repository.
  const paths = text.replaceAll('"--import", "./', '"--import", "').replaceAll("<rootDir>/", " ");
  const relative = [...paths.matchAll(/(["'`])(\.{1,2}\/[\w./-]+\.(?:tsx?|[mc]?js|json|css))\1/g)];
  return [
    ...findFileReferences(paths, folders),
    ...relative.map(([, , path = ""]) => posix.join(posix.dirname(file), path)),
  ];
}

/** Keeps the comments of a source file: code names files without their ending, or in strings that tests check. */
export const commentsOf = (source: string): string =>
  (source.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? []).join("\n");
