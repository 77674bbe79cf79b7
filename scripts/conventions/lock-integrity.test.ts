import { readFileSync } from "node:fs";

/** An entry of package-lock.json; workspaces are links and folders of the repository. */
interface Entry {
  link?: boolean;
  integrity?: string;
  resolved?: string;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Entry>;
};
const fromRegistry = Object.entries(packages).filter(
  ([path, { link }]) => path.includes("node_modules/") && !link,
);

test("every package of the registry has its hash, so that npm ci installs no other file", () => {
  expect(fromRegistry.length).toBeGreaterThan(500);
  const without = fromRegistry.filter(([, { integrity = "" }]) => !integrity.startsWith("sha512-"));
  expect(without.map(([path]) => path)).toEqual([]);
});

test("no package names a registry", () => {
  expect(fromRegistry.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});
