/** A heading below the title of a document; `number` of "### 3. Providers" is 3. */
export interface Heading {
  level: number;
  number: number | null;
  title: string;
}

/** Reads the headings of a Markdown document outside code, without its title. */
export function readHeadings(markdown: string): Heading[] {
  const text = markdown.replaceAll(/^ *```[\s\S]*?^ *```$/gm, "");
  return [...text.matchAll(/^(##+) (.+)$/gm)].map(([, marks = "", title = ""]) => {
    const number = Number.parseInt(title, 10);
    return { level: marks.length, number: Number.isNaN(number) ? null : number, title };
  });
}

/** Leaves out sections that are linked instead, with the sections below them. */
export function untranslated(
  headings: readonly Heading[],
  isLinked: (title: string) => boolean,
): Heading[] {
  let linkedLevel = Number.POSITIVE_INFINITY;
  return headings.filter(({ level, title }) => {
    if (level > linkedLevel) return false;
    linkedLevel = isLinked(title) ? level : Number.POSITIVE_INFINITY;
    return linkedLevel !== level;
  });
}
