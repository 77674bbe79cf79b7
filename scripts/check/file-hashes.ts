import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Content hash of each file, by its path in the repository. */
export type FileHashes = Readonly<Record<string, string>>;

/** Hashes files. @param paths relative to `root` */
export const hashFiles = (root: string, paths: readonly string[]): FileHashes =>
  Object.fromEntries(paths.map((path) => [path, hashOf(readFileSync(join(root, path)))]));

/** @returns one hash of those files whose path matches; files that come, go or change change it */
export const hashMatching = (files: FileHashes, pattern: RegExp): string =>
  hashOf(
    Object.entries(files)
      .filter(([path]) => pattern.test(path))
      .map(([path, hash]) => `${path}\0${hash}\n`)
      .sort()
      .join(""),
  );

const BORDERS = /^scripts\/borders\//;
const CODE = /\.(?:[cm]?js|tsx?)$/;
/** Text that could name a file of the repository in an import, regardless of the syntax. */
const OWN_PATH = /["'](?:\.{1,2}\/|@\/|@storefront\/)[^"'\n]*["']/g;

/** Hashes what decides the imports of files: paths in code, all of a package.json and of the borders. */
export const hashImports = (root: string, paths: readonly string[]): FileHashes =>
  Object.fromEntries(
    paths
      .filter((path) => CODE.test(path) || path.endsWith("package.json"))
      .map((path) => {
        const text = readFileSync(join(root, path), "utf8");
        return [
          path,
          hashOf(
            CODE.test(path) && !BORDERS.test(path) ? (text.match(OWN_PATH) ?? []).join("\n") : text,
          ),
        ];
      }),
  );

const hashOf = (content: string | Buffer): string =>
  createHash("sha1").update(content).digest("hex");
