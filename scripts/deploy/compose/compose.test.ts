import { existsSync, readFileSync } from "node:fs";
import { readCompose } from "./read-compose";
import { exampleEnv, SECRETS, sampleEnv } from "./sample-env";

const compose = readCompose(sampleEnv());
const services = Object.entries(compose.services);
const text = readFileSync("compose.yml", "utf8");

test.each(Object.keys(SECRETS))("does not start without %s, and says what to do", (name) => {
  expect(() => readCompose({ ...sampleEnv(), [name]: "" })).toThrow(
    `required variable ${name} is missing a value: run deploy/prepare-env.sh`,
  );
});

test("does not start without the public address", () => {
  expect(() => readCompose({ ...sampleEnv(), PUBLIC_API_URL: "" })).toThrow(
    "required variable PUBLIC_API_URL is missing a value: set it in .env",
  );
});

test("the example has every variable that is replaced, and no other than those of programs", () => {
  const replaced = new Set([...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = ""]) => name));
  // nginx-conf derives PROXIES_IN_FRONT; MOBILE_SITE_URL has a default.
  for (const name of ["PROXIES_IN_FRONT", "MOBILE_SITE_URL"]) replaced.delete(name);
  const passed = [...text.matchAll(/^ +([A-Z][A-Z0-9_]+):$/gm)].map(([, name = ""]) => name);
  const example = Object.keys(exampleEnv());
  expect(example.filter((name) => !passed.includes(name)).sort()).toEqual([...replaced].sort());
});

test("the numbers of instances are those of .env", () => {
  const { storefront, marketplace } = readCompose({
    ...sampleEnv(),
    STOREFRONTS: "3",
    MARKETPLACES: "4",
  }).services;
  expect(storefront?.deploy.replicas).toBe("3");
  expect(marketplace?.deploy.replicas).toBe("4");
});

test("every image is built from a target of the Dockerfile", () => {
  const targets = [...readFileSync("Dockerfile", "utf8").matchAll(/^FROM \S+ AS (\S+)$/gm)];
  const built = services.flatMap(([, { build }]) => (build ? [build.target] : []));
  expect(built.length).toBeGreaterThan(0);
  for (const target of built) expect(targets.map(([, name]) => name)).toContain(target);
});

const mounts = services.flatMap(([, { volumes = [] }]) =>
  volumes.map((volume) => volume.split(":")),
);

test("named volumes are declared, and used", () => {
  const named = mounts.map(([source = ""]) => source).filter((source) => !/^[./]/.test(source));
  expect([...new Set(named)].sort()).toEqual(Object.keys(compose.volumes).sort());
});

test("files that are mounted exist, and are read-only", () => {
  const files = mounts.filter(([source]) => source?.startsWith("./"));
  expect(files.length).toBeGreaterThan(5);
  // Folders of the operator, which Docker creates.
  const own = ["./deploy/settings", "./deploy/keys"];
  const missing = files.filter(([source = ""]) => !own.includes(source) && !existsSync(source));
  expect(missing).toEqual([]);
  expect(files.filter(([, , mode]) => mode !== "ro")).toEqual([]);
});

test("a service waits for what can be waited for", () => {
  const jobs = services.filter(([, { restart }]) => restart === "no").map(([name]) => name);
  for (const [, { depends_on = {} }] of services) {
    for (const [name, { condition }] of Object.entries(depends_on)) {
      expect(Object.keys(compose.services)).toContain(name);
      expect(condition === "service_completed_successfully").toBe(jobs.includes(name));
    }
  }
});
