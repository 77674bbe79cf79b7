import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import {
  createAuthority,
  issueCertificate,
  writeCertificate,
} from "@storefront/testbed/product/certificates";
import { findNginx } from "@storefront/testbed/tools/find-nginx";

const DROP_IN = readFileSync("deploy/systemd/nginx.service.d/storefront.conf", "utf8");
const HOOK = resolve("deploy/certbot-deploy-hook.sh");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nginx-service-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const commandsOf = (step: string): string[] =>
  [...DROP_IN.matchAll(new RegExp(`^${step}=(.+)$`, "gm"))].map(([, command = ""]) => command);

/** Runs a command of the drop-in as on a server, where only folders are others and the program runs from its sources. */
function run(command: string) {
  const [program = "", ...args] = command
    .replace(
      "/usr/bin/node /srv/storefront/current/dist/nginx-conf.js",
      `${process.execPath} programs/nginx-conf.ts`,
    )
    .replace("/usr/sbin/nginx", findNginx())
    .replaceAll("/etc/nginx/", `${folder}/`)
    .split(" ");
  const isGenerator = args[0] === "programs/nginx-conf.ts";
  return spawnSync(program, isGenerator ? ["--import", "./scripts/tsx.js", ...args] : args, {
    env: {
      ...process.env,
      PUBLIC_API_URL: "https://api.example",
      NGINX_CERTIFICATES: join(folder, "live"),
      NGINX_FOLDER: folder,
      NGINX_LISTEN: "127.0.0.1",
      NGINX_HTTP_PORT: "8080",
      NGINX_HTTPS_PORT: "8443",
    },
    encoding: "utf8",
  });
}

test("systemd generates and tests the configuration before it starts or reloads nginx", async () => {
  for (const command of commandsOf("ExecStartPre"))
    expect([command, run(command).status]).toEqual([command, 0]);
  const [start = ""] = commandsOf("ExecStart");
  expect(start).toBe("/usr/sbin/nginx -c /etc/nginx/storefront.conf");
  const conf = () => readFileSync(join(folder, "storefront.conf"), "utf8");
  expect(conf()).not.toContain("mima.example");

  const certificate = await issueCertificate(await createAuthority(), ["mima.example"]);
  writeCertificate(join(folder, "live"), "mima.example", certificate);
  const reload = commandsOf("ExecReload");
  expect(reload.pop()).toBe(`${start} -s reload`);
  for (const command of reload) expect([command, run(command).status]).toEqual([command, 0]);
  expect(conf()).toContain("server_name mima.example;");
  expect(existsSync(join(folder, "storefront.conf.next"))).toBe(false);
});

/** Runs certbot's hook through a link, with programs that record their folder and arguments. @param active exit code of `is-active` */
function runHook(active: 0 | 3): string[] {
  const log = join(folder, "calls");
  for (const name of ["systemctl", "docker"]) {
    const file = join(folder, name);
    writeFileSync(
      file,
      `#!/bin/sh\necho "$PWD ${name} $*" >> ${log}\n[ "$1" != is-active ] || exit ${active}\n`,
    );
    chmodSync(file, 0o755);
  }
  const path = `${folder}:${process.env["PATH"]}`;
  const link = join(folder, "storefront");
  if (!existsSync(link)) symlinkSync(HOOK, link);
  const options = { env: { ...process.env, PATH: path }, cwd: folder, encoding: "utf8" } as const;
  expect(spawnSync(link, [], options)).toMatchObject({ status: 0, stderr: "" });
  return readFileSync(log, "utf8").trim().split("\n").slice(1);
}

test("certbot's hook reloads the service, or else the container of its own folder", () => {
  expect(runHook(0)).toEqual([`${folder} systemctl reload nginx`]);
  rmSync(join(folder, "calls"));
  const conf = "-c /etc/nginx/generated/nginx.conf";
  const compose = `${process.cwd()} docker compose`;
  expect(runHook(3)).toEqual([
    `${compose} run --rm nginx-conf`,
    `${compose} exec -T nginx nginx -t -q ${conf}`,
    `${compose} exec -T nginx nginx ${conf} -s reload`,
  ]);
});
