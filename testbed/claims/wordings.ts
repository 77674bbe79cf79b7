/**
 * Wordings of clauses: `[x]` may be missing, `(x|y)` are alternatives; `〔name〕` and `…` stand for what is filled in, and a
 * leading `=` says that the clauses are the whole sentence. There is no wildcard, so that a wording covers nothing that
 * nobody has read.
 */
export const WORDING = /^=?[^*+?\\^$={}<>]+$/u;

/** Where clauses begin and end, as do sentences: one a line. */
const EDGE = "，。；：？！、·「」“”（）【】｜";

/** @param edges "clause": matches clauses from edge to edge; "none": also parts of them */
export function compileWording(wording: string, edges: "clause" | "none"): RegExp {
  const source = wording
    .replace(/^=/, "")
    .replaceAll(".", "\\.")
    .replaceAll("(", "(?:")
    .replaceAll("[", "(?:")
    .replaceAll("]", ")?");
  if (edges === "none") return new RegExp(source, "gmu");
  return wording.startsWith("=")
    ? new RegExp(`^(?:${source})[。；！？]?$`, "gmu")
    : new RegExp(`(?<=^|[${EDGE}]) ?(?:${source})(?= ?(?:$|[${EDGE}]))`, "gmu");
}
