import { readFileSync } from "node:fs";
import { filesOf } from "./dockerfile-files";

const dockerfile = readFileSync("Dockerfile", "utf8");

test("a target has its own files and those of the stages it stands on", () => {
  expect(filesOf(dockerfile, "storefront")).toEqual(
    expect.arrayContaining(["node_modules", "dist", ".next", "public", "server"]),
  );
  expect(filesOf(dockerfile, "marketplace")).toEqual(
    expect.arrayContaining(["node_modules", "dist", "database", "mobile"]),
  );
  expect(filesOf(dockerfile, "marketplace")).not.toContain(".next");
});

test("a target that is not there is an error", () => {
  expect(() => filesOf(dockerfile, "cashier")).toThrow("no target cashier");
});
