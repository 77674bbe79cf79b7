import type { ICruiseResult } from "dependency-cruiser";
import { createRoomFinder } from "./find-room";
import { findFolderCircle } from "./folder-circles";
import type { Rooms } from "./rooms";
import { allowedRooms, ROUTES, TEST } from "./rules";

type Violation = ICruiseResult["summary"]["violations"][number];

/** @returns one line for each file whose folder the table does not know, and for each room without files */
export function reportUnknown(rooms: Rooms, files: readonly string[]): string[] {
  const roomOf = createRoomFinder(rooms);
  const found = new Set<string>();
  const unknown = new Set<string>();
  for (const file of files) {
    const room = roomOf(file);
    if (room === undefined) unknown.add(file.replace(/\/.*/, "/"));
    else found.add(room);
  }
  return [
    ...[...unknown].map((folder) => `${folder} is no room: add a row with what it may import`),
    ...Object.keys(rooms)
      .filter((name) => !found.has(name))
      .map((name) => `${name} has no files: remove its row`),
  ];
}

const KINDS: Readonly<Record<string, string>> = {
  routes: "routes import the marketplace, contract and platform only",
  application: "only marketplace/app.ts mounts routes",
  pure: "rules import rules, contract and platform only",
};

function explain(rooms: Rooms, { from, to, rule, cycle = [] }: Violation): string {
  if (rule.name === "circle")
    return `circle: ${[from, ...cycle.map(({ name }) => name)].join(" → ")}`;
  const statement = `${from} imports ${to}`;
  if (rule.name === "unresolved") return `${statement}, which does not exist`;
  if (rule.name === "test") return `${statement}: only tests import tests`;
  if (rule.name.startsWith("door "))
    return `${statement}: other rooms import ${rule.name.slice(5)} only`;
  const kind = KINDS[rule.name];
  if (kind !== undefined) return `${statement}: ${kind}`;
  const room = rule.name.replace("tests of ", "");
  const allowed = allowedRooms(rooms, room, room === rule.name ? "files" : "tests");
  const others = [...allowed].filter((name) => name !== room);
  return `${statement}: ${rule.name} may import ${others.join(", ") || "no other room"}`;
}

/** The packages that each file imports, by its path. */
export type PackageImports = ReadonlyMap<string, readonly string[]>;

/** @returns one line for each import of a package that the row of its room does not name; tools and tests may import any */
export function reportPackages(rooms: Rooms, packages: PackageImports): string[] {
  const roomOf = createRoomFinder(rooms);
  return [...packages].flatMap(([file, names]) => {
    const { packages: allowed, isTool = false } = rooms[roomOf(file) ?? ""] ?? {};
    if (isTool || new RegExp(TEST).test(file)) return [];
    return names
      .filter((name) => !allowed?.includes(name))
      .map((name) => `${file} imports the package ${name}, which its room may not`);
  });
}

/** @returns one line for each import that the rules refuse */
export function reportViolations(rooms: Rooms, { summary }: ICruiseResult): string[] {
  return [...new Set(summary.violations.map((violation) => explain(rooms, violation)))];
}

/** @returns one line for each room whose folders, tests and routes aside, import each other in a circle */
export function reportFolderCircles(rooms: Rooms, { modules }: ICruiseResult): string[] {
  const isAside = (path: string) => new RegExp(`${TEST}|${ROUTES}`).test(path);
  const imports = modules
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    )
    .filter(({ from, to }) => !isAside(from) && !isAside(to));
  const names = Object.keys(rooms).filter((name) => !rooms[name]?.isTool);
  return names.flatMap((name) => {
    const circle = findFolderCircle(imports, name);
    if (circle.length === 0) return [];
    const steps = circle.map(({ from, to }) => `\n  ${from} imports ${to}`);
    return [`circle between folders of ${name}:${steps.join("")}`];
  });
}
