import { ROOMS } from "./rooms";
import { allowedRooms } from "./rules";

const NAMES = Object.keys(ROOMS);
const outermost = (name: string) => name.replace(/\/.*/, "");

/** @returns the rooms at the root that the files of a room, and of the rooms in it, may import */
const arrowsOf = (name: string) =>
  new Set(
    NAMES.filter((each) => outermost(each) === name)
      .flatMap((each) => [...allowedRooms(ROOMS, each, "files")].map(outermost))
      .filter((each) => each !== name),
  );

const OTHER_PROGRAMS = ["marketplace", "operator", "mobile", "sandbox", "programs"];
const STOREFRONT = ["app", "components", "lib", "server", "brands"];
const NOT_DEPLOYED = ["testbed", "tools", "e2e", "scripts"];

test.each(STOREFRONT)("%s knows no other program", (name) => {
  expect([...OTHER_PROGRAMS, ...NOT_DEPLOYED].filter((other) => arrowsOf(name).has(other))).toEqual(
    [],
  );
});

test("the marketplace knows nothing that is put around it", () => {
  expect([...arrowsOf("marketplace")].toSorted()).toEqual(["contract", "platform"]);
});

test("no deployed room imports one that is not", () => {
  const deployed = NAMES.filter((name) => !ROOMS[name]?.isTool).map(outermost);
  const found = deployed.filter((name) => NOT_DEPLOYED.some((other) => arrowsOf(name).has(other)));
  expect(found).toEqual([]);
});

test("deployed rooms at the root do not import each other in a circle", () => {
  let open = NAMES.filter((name) => !name.includes("/") && !ROOMS[name]?.isTool);
  let before: number;
  do {
    before = open.length;
    open = open.filter((name) => open.some((other) => arrowsOf(name).has(other)));
  } while (open.length < before);
  expect(open).toEqual([]);
});

test("the table names existing rows only", () => {
  const entries = Object.values(ROOMS).flatMap(({ imports, tests = [] }) => [
    ...(imports === "all" ? [] : imports),
    ...tests,
  ]);
  expect(entries.filter((name) => !NAMES.includes(name))).toEqual([]);
});
