import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { findProgram } from "@storefront/testbed/tools/install-program";
import * as z from "zod";
import { readCompose } from "../compose/read-compose";
import { sampleEnv } from "../compose/sample-env";
import { parseUnit } from "./parse-unit";

const FOLDER = "deploy/systemd";
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".service"));
const textOf = (file: string) => readFileSync(join(FOLDER, file), "utf8");

/** One value, and it is this. */
const is = (value: string) => z.tuple([z.literal(value)]);
const yes = is("true");
const matching = (pattern: RegExp) => z.array(z.string().regex(pattern)).min(1);
const path = matching(/^-?\/[\w/.@-]+( -?\/[\w/.@-]+)*$/);

/** The directives that units use, as systemd names them: it ignores a misspelt one with a line in its log. Required: rights that all lack. */
const service = z.strictObject({
  Type: z.union([is("simple"), is("oneshot")]),
  User: z.union([is("storefront"), is("marketplace")]),
  WorkingDirectory: path.optional(),
  EnvironmentFile: path,
  Environment: matching(/^[A-Z_]+=\S+( [A-Z_]+=\S+)*$/),
  ExecStart: matching(/^\/(?:usr\/)?bin\/\w+ /).length(1),
  StateDirectory: matching(/^[\w-]+( [\w-]+)*$/).optional(),
  StateDirectoryMode: is("0700").optional(),
  KillSignal: is("SIGTERM").optional(),
  TimeoutStopSec: is("15").optional(),
  Restart: is("always").optional(),
  RestartSec: is("1").optional(),
  MemoryMax: matching(/^\d+[MG]$/).length(1),
  TasksMax: matching(/^\d+$/).length(1),
  IPAddressDeny: is("any").optional(),
  IPAddressAllow: is("localhost").optional(),
  InaccessiblePaths: path.optional(),
  MemoryDenyWriteExecute: yes.optional(),
  SystemCallErrorNumber: is("EPERM").optional(),
  CapabilityBoundingSet: is(""),
  AmbientCapabilities: is(""),
  UMask: is("0077"),
  ProtectSystem: is("strict"),
  ProtectProc: is("invisible"),
  KeyringMode: is("private"),
  RestrictAddressFamilies: is("AF_INET AF_INET6 AF_UNIX"),
  SystemCallArchitectures: is("native"),
  SystemCallFilter: z.tuple([z.literal("@system-service"), z.literal("~@privileged @resources")]),
  ...Object.fromEntries(
    [
      ...["NoNewPrivileges", "ProtectHome", "PrivateTmp", "PrivateDevices", "ProtectControlGroups"],
      ...["ProtectKernelTunables", "ProtectKernelModules", "ProtectKernelLogs", "ProtectClock"],
      ...["ProtectHostname", "PrivateUsers", "RestrictNamespaces", "RestrictRealtime"],
      ...["RestrictSUIDSGID", "LockPersonality", "RemoveIPC"],
    ].map((name) => [name, yes]),
  ),
});

test.each(files)(
  "%s has directives that systemd knows, and no right that it does not need",
  (file) => {
    expect(service.safeParse(parseUnit(textOf(file))["Service"]).error?.issues ?? []).toEqual([]);
  },
);

const serviceOf = (file: string) => parseUnit(textOf(file))["Service"] ?? {};

test("the two programs have users, settings and folders of their own", () => {
  const [storefront, marketplace] = [
    serviceOf("storefront@.service"),
    serviceOf("marketplace@.service"),
  ];
  expect([storefront["User"], marketplace["User"]]).toEqual([["storefront"], ["marketplace"]]);
  expect(storefront["StateDirectory"]).toBeUndefined();
  const kept = ["/etc/storefront/keys", "/var/lib/marketplace", "/var/lib/marketplace-backups"];
  expect(storefront["InaccessiblePaths"]).toEqual([kept.map((each) => `-${each}`).join(" ")]);
});

test.each(["storefront", "marketplace"])(
  "%s has the memory and processes that its container has",
  (name) => {
    const { memory, pids } = readCompose(sampleEnv()).services[name]?.deploy.resources.limits ?? {};
    const { MemoryMax, TasksMax } = serviceOf(`${name}@.service`);
    expect([MemoryMax, TasksMax]).toEqual([[memory], [String(pids)]]);
  },
);

/** Of systemd's scale, 0 to 10: what remains is that programs use the network and are no virtual machine. */
const MOST_EXPOSED = 2;
const analyze = findProgram("systemd-analyze");
if (analyze === null) console.warn("no systemd-analyze here: the tests above alone check units");

test.each(files)("systemd accepts %s and rates its exposure low, where it is installed", (file) => {
  if (analyze === null) return;
  const folder = mkdtempSync(join(tmpdir(), "units-"));
  try {
    // It looks for the program, which is elsewhere on a developer's machine.
    const copy = join(folder, basename(file));
    writeFileSync(copy, textOf(file).replace("/usr/bin/node", process.execPath));
    // Not of this machine's units, which it refers to.
    const verified = spawnSync(analyze, ["verify", "--recursive-errors=no", copy], {
      encoding: "utf8",
    });
    const complaints = verified.stderr.split("\n").filter((line) => line.includes(folder));
    expect([verified.status, complaints]).toEqual([0, []]);
    const args = ["security", "--offline=true", `--threshold=${MOST_EXPOSED * 10}`, copy];
    const rated = spawnSync(analyze, args, { encoding: "utf8" });
    expect(rated.stdout).toContain("Overall exposure level");
    expect(rated.status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
