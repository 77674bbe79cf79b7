import { allSubjects, type Subject } from "../../scripts/contact-sheet/subjects";

/** As few landing pages as a greedy choice finds that show every composition and every look of a section there is. */
export function coveringLandings(): Subject[] {
  const pages = allSubjects()
    .filter(({ brand }) => brand.hosts.length > 0)
    .map((subject) => ({ subject, looks: looksOf(subject) }));
  const unseen = new Set(pages.flatMap(({ looks }) => looks));
  const chosen: Subject[] = [];
  while (unseen.size > 0) {
    const news = pages.map(({ looks }) => looks.filter((look) => unseen.has(look)).length);
    const richest = pages[news.indexOf(Math.max(...news))];
    if (richest === undefined) break;
    chosen.push(richest.subject);
    for (const look of richest.looks) unseen.delete(look);
  }
  return chosen;
}

/** The composition of a page and those of its sections; a page that is not designed by data has its kind alone. */
function looksOf({ brand: { root, landings }, path, kind }: Subject): string[] {
  const own = "page" in root && path === "/" ? root.page : undefined;
  const { design } = own ?? landings.find(({ route }) => route === path) ?? {};
  if (design === undefined) return [kind];
  return [design.hero.look, ...design.sections.map(({ block, look }) => `${block} ${look}`)];
}
