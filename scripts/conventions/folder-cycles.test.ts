import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { sourceFiles } from "./source-files";

/** Layers whose folders may depend on each other in one direction only. */
const LAYERS = [
  ...[
    "components",
    "lib",
    "marketplace/database",
    "marketplace/domain",
    "marketplace/pictures",
    "marketplace/providers",
    "marketplace/services",
  ],
  ...["mobile", "platform", "operator", "programs"],
  ...["sandbox", "server"],
];

const TEST = /\.test\.|\/testing\//;
const IMPORT = /(?:from|import\()\s*"([^"]+)"/g;

const files = sourceFiles("*.ts", "*.tsx", "*.js").filter((path) => !TEST.test(path));

/** @returns the file or folder that an import means, without its ending; null for a package */
function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith("@/")) return specifier.slice(2);
  if (!specifier.startsWith(".")) return null;
  return posix.join(posix.dirname(file), specifier);
}

/** @returns the folder right below the layer that the path is in; null outside, and for files of the layer itself */
function folderOf(path: string, layer: string): string | null {
  const [folder, ...rest] = path.startsWith(`${layer}/`)
    ? path.slice(layer.length + 1).split("/")
    : [];
  return folder === undefined || rest.length === 0 ? null : folder;
}

type Graph = Map<string, Map<string, string>>;

/** From folder to folder, with one import that goes this way. */
function dependenciesIn(layer: string): Graph {
  const graph: Graph = new Map();
  for (const file of files) {
    const from = folderOf(file, layer);
    if (from === null) continue;
    for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const target = targetOf(file, specifier);
      const to = target === null || TEST.test(target) ? null : folderOf(target, layer);
      if (to === null || to === from) continue;
      graph.set(from, (graph.get(from) ?? new Map()).set(to, `${file} imports ${target}`));
    }
  }
  return graph;
}

/** @returns the imports of one cycle, [] when there is none */
function findCycle(graph: Graph): string[] {
  const done = new Set<string>();
  const visit = (folder: string, way: readonly string[], why: readonly string[]): string[] => {
    if (way.includes(folder)) return why.slice(way.indexOf(folder));
    if (done.has(folder)) return [];
    for (const [next, reason] of graph.get(folder) ?? []) {
      const cycle = visit(next, [...way, folder], [...why, reason]);
      if (cycle.length > 0) return cycle;
    }
    done.add(folder);
    return [];
  };
  for (const folder of graph.keys()) {
    const cycle = visit(folder, [], []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

test("finds a cycle, and names its imports", () => {
  const graph: Graph = new Map([
    ["a", new Map([["b", "1"]])],
    ["b", new Map([["c", "2"]])],
    ["c", new Map([["b", "3"]])],
  ]);
  expect(findCycle(graph)).toEqual(["2", "3"]);
  expect(dependenciesIn("lib").get("purchase")?.has("api")).toBe(true);
});

test.each(LAYERS)("no folders of %s import each other in a circle", (layer) => {
  expect(findCycle(dependenciesIn(layer))).toEqual([]);
});
