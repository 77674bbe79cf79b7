/** Texts of a Mermaid source: of boxes, of edges, and behind the colon of a transition or message. */
const LABELS = [
  /\|"?([^|"]+)"?\|/g,
  /-\. ([^.]+?) \.->/g,
  /[[({]{1,2}"?([^[\](){}"|]+)"?[\])}]{1,2}/g,
  /^\s*\S+ *-{1,2}>{1,2} *(?:\w+|\[\*\]): *(.+)$/gm,
];

/** @returns the texts that a drawing of the source must have */
export function findLabels(source: string): string[] {
  return LABELS.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, label = ""]) => label.trim()),
  ).filter((label) => label !== "*");
}

/** Texts of a source and of a drawing, in which lines are elements of their own, are equal without spaces and tags. */
export const toComparable = (text: string): string =>
  text
    .replaceAll(/<[^>]*>|\s/g, "")
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
