import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A hash by the path of each file in the repository. */
export type FileHashes = Readonly<Record<string, string>>;

export interface SourceHashes {
  /** Of the contents of all files. */
  files: FileHashes;
  /**
   * Hash of everything that decides the imports of code: its paths, and the contents of package.json files and of the
   * borders.
   */
  imports: FileHashes;
}

const CODE = /\.(?:[cm]?js|tsx?)$/;
const WHOLLY_READ = /(?:^|\/)package\.json$|^scripts\/borders\//;
/** Text that could name a file of the repository in an import, regardless of the syntax. */
const OWN_PATH = /["'](?:\.{1,2}\/|@\/|@storefront\/)[^"'\n]*["']/g;

/** Hashes files, each read once. @param paths relative to `root` */
export function hashSources(root: string, paths: readonly string[]): SourceHashes {
  const files: Record<string, string> = {};
  const imports: Record<string, string> = {};
  for (const path of paths) {
    const content = readFileSync(join(root, path));
    const hash = hashOf(content);
    files[path] = hash;
    if (WHOLLY_READ.test(path)) imports[path] = hash;
    else if (CODE.test(path))
      imports[path] = hashOf((content.toString().match(OWN_PATH) ?? []).join("\n"));
  }
  return { files, imports };
}

/** @returns one hash of those files whose path matches; files that come, go or change change it */
export const hashMatching = (files: FileHashes, pattern: RegExp): string =>
  hashOf(
    Object.entries(files)
      .filter(([path]) => pattern.test(path))
      .map(([path, hash]) => `${path}\0${hash}\n`)
      .sort()
      .join(""),
  );

const hashOf = (content: string | Buffer): string =>
  createHash("sha1").update(content).digest("hex");
