import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "update-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Runs deploy/update.sh with a `docker` that records its calls.
 * @param docker lines of shell in which calls answer or fail
 * @returns the calls, in order
 */
function update(docker: string) {
  const record = join(folder, "calls");
  const programs = {
    docker: `echo "$*" >>${record}\ncase "$*" in\n${docker}\nesac`,
    sleep: `echo "sleep $1" >>${record}`,
  };
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  const env = { ...process.env, PATH: `${folder}:${process.env["PATH"]}` };
  const { status, stderr } = spawnSync("sh", ["deploy/update.sh"], { encoding: "utf8", env });
  return { status, stderr, calls: readFileSync(record, "utf8").trimEnd().split("\n") };
}

const TWO_EACH = `"compose ps --quiet marketplace") echo m1; echo m2 ;;
"compose ps --quiet storefront") echo s1; echo s2 ;;`;

test("stops old instances when new ones are healthy, and marketplaces first", () => {
  const up = "compose up --detach --no-deps --no-recreate --scale";
  const replace = (name: string, ...ids: string[]) => [
    `compose ps --quiet ${name}`,
    `${up} ${name}=4 --wait ${name}`,
    "sleep 10",
    ...ids.flatMap((id) => [`stop ${id}`, `rm ${id}`]),
    `${up} ${name}=2 --wait ${name}`,
  ];
  expect(update(TWO_EACH).calls).toEqual([
    "compose build",
    "compose run --rm --no-deps assets",
    "compose run --rm --no-deps migrate",
    ...replace("marketplace", "m1", "m2"),
    ...replace("storefront", "s1", "s2"),
    "compose run --rm --no-deps nginx-conf",
    "compose kill --signal HUP nginx",
  ]);
});

test.each([
  ["a migration fails", '*" migrate") exit 1 ;;', "compose run --rm --no-deps migrate"],
  [
    "a new instance is not healthy",
    '*"--wait marketplace") exit 1 ;;',
    "compose up --detach --no-deps --no-recreate --scale marketplace=4 --wait marketplace",
  ],
])("leaves the old instances alone when %s", (_, failure, last) => {
  const { status, calls } = update(`${failure}\n${TWO_EACH}`);
  expect(status).toBe(1);
  expect(calls.at(-1)).toBe(last);
});

test("says what to do when nothing runs", () => {
  const { status, stderr } = update("nothing) ;;");
  expect(status).toBe(1);
  expect(stderr).toBe("no marketplace runs: docker compose up -d --build\n");
});

test("waits for longer than nginx keeps addresses", () => {
  const valid = /resolver .+ valid=(\d+)s/.exec(
    readFileSync("deploy/nginx.conf.template", "utf8"),
  )?.[1];
  const waits = /^NGINX_FINDS_S=(\d+)$/m.exec(readFileSync("deploy/update.sh", "utf8"))?.[1];
  expect(Number(waits)).toBeGreaterThan(Number(valid));
});
