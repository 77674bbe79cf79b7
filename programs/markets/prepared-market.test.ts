import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Config } from "@storefront/marketplace/config";
import { createLog } from "@storefront/platform/observability/log";
import { preparedPath, readPrepared } from "./prepared-market";

const log = createLog("test", "silent");

let config: Config;
beforeEach(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "prepared-"));
  config = { dataDir, operatorKey: "0".repeat(64) } as Config;
});
afterEach(() => rm(config.dataDir, { recursive: true }));

it("prepares a database once for all who wait for it", async () => {
  let prepared = 0;
  const prepare = async () => {
    prepared += 1;
    const path = await preparedPath(config);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, "database");
    return 0;
  };
  const all = await Promise.all([1, 2].map(() => readPrepared(config, log, prepare)));
  expect(all.map(String)).toEqual(["database", "database"]);
  await readPrepared(config, log, prepare);
  expect(prepared).toBe(1);
});

it.each([
  ["fails", 1],
  ["is stopped", null],
])("can be retried when the process that prepares it %s", async (_, code) => {
  let tries = 0;
  const prepare = async () => {
    tries += 1;
    return code;
  };
  const notReady = { status: 503, code: 10432, retryAfterS: expect.any(Number) };
  for (const _try of "12")
    await expect(readPrepared(config, log, prepare)).rejects.toMatchObject(notReady);
  expect(tries).toBe(2);
});
