import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findNginx } from "@storefront/testbed/tools/find-nginx";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nginx-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Host names of compose.yml, which resolve only in its network. */
const COMPOSE_HOST = /\b(?:storefront|marketplace)-[12]:/g;

test("nginx accepts deploy/nginx.conf", () => {
  const conf = join(folder, "nginx.conf");
  writeFileSync(
    conf,
    `pid ${folder}/nginx.pid;\n${readFileSync("deploy/nginx.conf", "utf8").replaceAll(COMPOSE_HOST, "127.0.0.1:")}`,
  );
  const checked = spawnSync(findNginx(), ["-t", "-e", "stderr", "-p", folder, "-c", conf], {
    encoding: "utf8",
  });
  expect(checked.stderr).toContain("test is successful");
});

test("compose, nginx and Dockerfile agree on programs and ports", () => {
  const compose = readFileSync("compose.yml", "utf8");
  const conf = readFileSync("deploy/nginx.conf", "utf8");
  const targets = [...readFileSync("Dockerfile", "utf8").matchAll(/^FROM \S+ AS (\S+)$/gm)];
  for (const [, target] of compose.matchAll(/target: (\w+)/g)) {
    expect(targets.map(([, name]) => name)).toContain(target);
  }
  const servers = [...conf.matchAll(/server ([\w-]+):(\d+)/g)];
  expect(servers).toHaveLength(4);
  for (const [, name, port] of servers) {
    expect(compose).toContain(`  ${name}: *`);
    expect(port).toBe(name?.startsWith("storefront") ? "3000" : "4000");
  }
});
