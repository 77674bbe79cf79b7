import { existsSync } from "node:fs";
import { posix } from "node:path";
import { pageOf } from "./pages";

/** What a link of a document is on the site. */
export type SiteLink =
  | { kind: "page"; href: string }
  /** A file of the repository that is no page. */
  | { kind: "source"; path: string }
  | { kind: "unchanged" };

const INDEX = "README.md";

/**
 * Resolves a link as it works in the repository.
 * @param file path of the document from the repository's root
 * @throws an error that names file and link when nothing is there
 */
export function resolveLink(file: string, href: string, exists = existsSync): SiteLink {
  if (/^(?:[a-z][a-z\d+.-]*:|#|\/)/i.test(href)) return { kind: "unchanged" };
  const [path = "", anchor] = href.split("#", 2);
  const target = posix.join(posix.dirname(file), decodeURIComponent(path)).replace(/\/$/, "");
  if (target.startsWith("..") || !exists(target)) throw new Error(`${file}: dead link ${href}`);
  const page = pageOf(target) ?? folderPage(target, exists);
  if (page === null) return { kind: "source", path: target };
  return { kind: "page", href: `/${page}${anchor === undefined ? "" : `#${anchor}`}` };
}

/** A folder of documents is its README. */
function folderPage(folder: string, exists: typeof existsSync): string | null {
  const index = posix.join(folder, INDEX);
  return exists(index) ? pageOf(index) : null;
}
