/** An import, by the paths of both files. */
export type Import = { readonly from: string; readonly to: string };

/** An arrow from folder to folder, with one import as its example. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, Import>>;

/** @returns the folder right below `outer` that the path is in; null outside, and for files of `outer` itself */
function folderOf(path: string, outer: string): string | null {
  const [folder, ...rest] = path.startsWith(`${outer}/`)
    ? path.slice(outer.length + 1).split("/")
    : [];
  return folder === undefined || rest.length === 0 ? null : folder;
}

function graphOf(imports: readonly Import[], outer: string): Graph {
  const graph = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const from = folderOf(one.from, outer);
    const to = folderOf(one.to, outer);
    if (from === null || to === null || from === to) continue;
    graph.set(from, (graph.get(from) ?? new Map<string, Import>()).set(to, one));
  }
  return graph;
}

/** @returns the imports of one circle between folders right below `outer`, [] when there is none */
export function findFolderCircle(imports: readonly Import[], outer: string): readonly Import[] {
  const graph = graphOf(imports, outer);
  const done = new Set<string>();
  const visit = (
    folder: string,
    way: readonly string[],
    taken: readonly Import[],
  ): readonly Import[] => {
    if (way.includes(folder)) return taken.slice(way.indexOf(folder));
    if (done.has(folder)) return [];
    for (const [next, one] of graph.get(folder) ?? []) {
      const circle = visit(next, [...way, folder], [...taken, one]);
      if (circle.length > 0) return circle;
    }
    done.add(folder);
    return [];
  };
  for (const folder of graph.keys()) {
    const circle = visit(folder, [], []);
    if (circle.length > 0) return circle;
  }
  return [];
}
