import { readFileSync } from "node:fs";

const dockerfile = readFileSync("Dockerfile", "utf8");
const stages = dockerfile
  .split(/^FROM /m)
  .slice(1)
  .map((text) => {
    const [, base = "", name = ""] = /^(\S+) AS (\S+)$/m.exec(text) ?? [];
    return { name, base, text };
  });

/** Targets that images are built from: those of `compose.yml`, and the sandbox. */
const TARGETS = ["storefront", "assets", "marketplace", "migrate", "sandbox"];

/** Returns the text of a stage and its bases, the outermost base first. */
function chainOf(name: string): string {
  const stage = stages.find((each) => each.name === name);
  return stage ? chainOf(stage.base) + stage.text : "";
}

test.each(TARGETS)("%s runs as an unprivileged user and declares a health check", (name) => {
  const text = chainOf(name);
  expect([...text.matchAll(/^USER (\S+)$/gm)].at(-1)?.[1]).toBe("node");
  expect(text).toMatch(/^HEALTHCHECK (?:NONE|--interval)/m);
});

test("every image is based on the same release of node, which the engines allow", () => {
  const bases = new Set(stages.map(({ base }) => base).filter((base) => base.includes(":")));
  expect(bases.size).toBe(1);
  const [, major = ""] = /^node:(\d+)\.\d+\.\d+-bookworm-slim/.exec([...bases][0] ?? "") ?? [];
  expect(Number(major)).toBeGreaterThanOrEqual(20);
});

test("images contain no package manager", () => {
  expect(chainOf("storefront")).toMatch(/^RUN rm -rf \/usr\/local\/lib\/node_modules /m);
});

test("every target is checked", () => {
  const bases = new Set(stages.map(({ base }) => base));
  const ends = stages
    .map(({ name }) => name)
    .filter((name) => !bases.has(name) && name !== "build");
  expect([...TARGETS].sort()).toEqual([...new Set([...ends, "storefront"])].sort());
});

test("compose builds targets that the Dockerfile has", () => {
  const compose = readFileSync("compose.yml", "utf8");
  const built = [...compose.matchAll(/target: (\w+)/g)].map(([, target]) => target);
  expect(TARGETS).toEqual(expect.arrayContaining(built));
});

test.each(["**/.env", "**/*.env", "**/*.pem", "deploy/settings", "deploy/keys", ".git"])(
  "files of %s do not reach an image",
  (pattern) => {
    expect(readFileSync(".dockerignore", "utf8").split("\n")).toContain(pattern);
  },
);
