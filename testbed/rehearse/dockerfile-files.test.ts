import { readFileSync } from "node:fs";
import { filesOf } from "./dockerfile-files";

const dockerfile = readFileSync("Dockerfile", "utf8");

test("lists a target's files and those of its base stages", () => {
  expect(filesOf(dockerfile, "storefront")).toEqual(
    expect.arrayContaining(["node_modules", "dist", ".next", "public", "server"]),
  );
  expect(filesOf(dockerfile, "marketplace")).toEqual(
    expect.arrayContaining(["node_modules", "dist", "marketplace/database", "mobile"]),
  );
  expect(filesOf(dockerfile, "marketplace")).not.toContain(".next");
});

test("throws when the target does not exist", () => {
  expect(() => filesOf(dockerfile, "cashier")).toThrow("no target cashier");
});
