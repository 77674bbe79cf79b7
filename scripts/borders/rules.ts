import { patternOf } from "./find-room";
import { FOR_TESTS, type Rooms } from "./rooms";

/** Tests, and what only tests use. */
export const TEST = "\\.(?:test|spec)\\.[a-z]+$|/testing/";

/** The calls of a module of the marketplace, which only its application mounts: they may use every door. */
export const ROUTES = "^marketplace/.+[/-]routes\\.ts$";
const APPLICATION = "^marketplace/app\\.ts$";

/** The settings, which every module reads: they take types of rules, and cannot pass a door. */
const SETTINGS = "^marketplace/config\\.ts$";

/** Rules without a database: pure functions of a module. */
const PURE = "^marketplace/[^/]+/rules/";

type Kind = "files" | "tests";
type Part = { path?: string | string[]; pathNot?: string | string[] };

/** A rule of dependency-cruiser, as far as it is used here. */
export type Rule = {
  name: string;
  severity: "error";
  from: Part;
  to: Part & { circular?: true; couldNotResolve?: boolean };
};

/** @returns the rooms that an entry in the row of `from` means */
function expand(rooms: Rooms, from: string, entry: string, kind: Kind): string[] {
  if (kind === "files" && from.startsWith(`${entry}/`)) return [entry];
  return Object.keys(rooms).filter((name) => name === entry || name.startsWith(`${entry}/`));
}

/** @returns the rooms that the files of a room, or its tests, may import, itself included */
export function allowedRooms(rooms: Rooms, from: string, kind: Kind): ReadonlySet<string> {
  const { imports = [], tests = [], isTool = false } = rooms[from] ?? {};
  const every = Object.keys(rooms).filter((name) => isTool || !rooms[name]?.isTool);
  const grant = (entries: readonly string[], of: Kind) =>
    entries.flatMap((entry) => expand(rooms, from, entry, of));
  const files = [from, ...(imports === "all" ? every : grant(imports, "files"))];
  return new Set(
    kind === "files" ? files : [...files, ...grant([...tests, ...FOR_TESTS], "tests")],
  );
}

/** @returns the rule that refuses what the table does not allow to a room's files, or to its tests */
function roomRule(rooms: Rooms, room: string, kind: Kind): Rule {
  const allowed = [...allowedRooms(rooms, room, kind)].map((name) => patternOf(rooms, name));
  const own = patternOf(rooms, room);
  const isFiles = kind === "files";
  return {
    name: isFiles ? room : `tests of ${room}`,
    severity: "error",
    from: isFiles
      ? { path: own, pathNot: [TEST, ROUTES] }
      : { path: `^(?=.*(?:${TEST}))(?:${own})` },
    to: { pathNot: allowed, couldNotResolve: false },
  };
}

/** @returns the rules that keep other rooms out of a room's files behind its door; tests may look behind it */
function doorRules(rooms: Rooms, room: string, door: string): Rule[] {
  const own = patternOf(rooms, room);
  const rule = { name: `door ${door}`, severity: "error" } as const;
  const open = [exactly(door), TEST, ROUTES];
  return [
    { ...rule, from: { pathNot: [own, TEST, PURE, SETTINGS] }, to: { path: own, pathNot: open } },
    { ...rule, from: { path: SETTINGS }, to: { path: own, pathNot: [...open, PURE] } },
  ];
}

const exactly = (path: string) => `^${path.replaceAll(".", "\\.")}$`;

/** Rules for kinds of files in the marketplace's modules. */
const KIND_RULES: readonly Rule[] = [
  {
    name: "routes",
    severity: "error",
    from: { path: ROUTES },
    to: { pathNot: ["^marketplace/", "^contract/", "^platform/"], couldNotResolve: false },
  },
  {
    name: "application",
    severity: "error",
    from: { pathNot: [TEST, APPLICATION] },
    to: { path: ROUTES },
  },
  {
    name: "pure",
    severity: "error",
    from: { path: PURE, pathNot: TEST },
    to: { pathNot: [PURE, "^contract/", "^platform/"], couldNotResolve: false },
  },
];

/** @returns what the table means, as rules of dependency-cruiser */
export function createRules(rooms: Rooms): Rule[] {
  const names = Object.keys(rooms);
  const tools = names.filter((name) => rooms[name]?.isTool).map((name) => patternOf(rooms, name));
  return [
    ...names.map((name) => roomRule(rooms, name, "files")),
    ...names.map((name) => roomRule(rooms, name, "tests")),
    ...names.flatMap((name) => {
      const { door } = rooms[name] ?? {};
      return door === undefined ? [] : doorRules(rooms, name, door);
    }),
    ...KIND_RULES,
    { name: "test", severity: "error", from: { pathNot: [TEST, ...tools] }, to: { path: TEST } },
    { name: "circle", severity: "error", from: {}, to: { circular: true } },
    { name: "unresolved", severity: "error", from: {}, to: { couldNotResolve: true } },
  ];
}
