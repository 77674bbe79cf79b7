import { readFileSync } from "node:fs";
import * as z from "zod";

/**
 * The options that renovate.json uses, as Renovate documents them ("Configuration options"): it ignores a
 * misspelt option with a warning that nobody reads.
 */
const packageRule = z.strictObject({
  description: z.string().optional(),
  matchDatasources: z.array(z.enum(["docker", "npm"])).optional(),
  matchPackageNames: z.array(z.string()),
  matchUpdateTypes: z.array(z.enum(["major", "minor", "patch", "digest", "pin"])).optional(),
  allowedVersions: z.string().optional(),
  enabled: z.boolean().optional(),
  groupName: z.string().optional(),
});
const schedule = z.array(z.string());
const config = z.strictObject({
  $schema: z.literal("https://docs.renovatebot.com/renovate-schema.json"),
  extends: z.array(
    z.enum(["config:recommended", ":pinAllExceptPeerDependencies", "docker:pinDigests"]),
  ),
  schedule,
  rangeStrategy: z.literal("pin"),
  lockFileMaintenance: z.strictObject({ enabled: z.boolean() }),
  packageRules: z.array(packageRule),
  vulnerabilityAlerts: z.strictObject({ labels: z.array(z.string()), schedule }),
});

const renovate = config.parse(JSON.parse(readFileSync("renovate.json", "utf8")));

test("digests of images are pinned", () => {
  expect(renovate.extends).toContain("docker:pinDigests");
});

test.each([
  ["nginx", "1.30.4-trixie", true],
  ["nginx", "1.32.0-trixie", true],
  ["nginx", "1.31.4-trixie", false],
])("updates %s to %s: %s", (name, version, isAllowed) => {
  const rule = renovate.packageRules.find(({ matchPackageNames }) =>
    matchPackageNames.includes(name),
  );
  const pattern = /^\/(.+)\/$/.exec(rule?.allowedVersions ?? "")?.[1] ?? "";
  expect(pattern).not.toBe("");
  expect(new RegExp(pattern).test(version)).toBe(isAllowed);
});

test("rules of images name images that are used", () => {
  const files = ["Dockerfile", "compose.yml"].map((file) => readFileSync(file, "utf8")).join("\n");
  const ruled = renovate.packageRules
    .filter(({ matchDatasources }) => matchDatasources?.includes("docker"))
    .flatMap(({ matchPackageNames }) => matchPackageNames);
  expect(ruled.sort()).toEqual(["nginx", "postgres"]);
  for (const name of ruled) expect(files).toContain(` ${name}:`);
});
