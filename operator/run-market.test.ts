import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realSystems } from "@storefront/marketplace/open-deps";
import { REFUSED } from "./commands/run-command";
import { runMarket } from "./run-market";

const folder = mkdtempSync(join(tmpdir(), "run-market-"));

afterAll(() => {
  process.exitCode = undefined;
  rmSync(folder, { recursive: true });
});

test("names the folder without a database instead of making one", async () => {
  const dataDir = join(folder, "empty");
  const env = jest.replaceProperty(process, "env", {
    NODE_ENV: "test",
    SANDBOX: "1",
    DATA_DIR: dataDir,
  });
  const stderr = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  await runMarket(["operator", "list"], realSystems);
  const lines = [...stderr.mock.calls];
  env.restore();
  stderr.mockRestore();
  expect(lines).toEqual([[expect.stringContaining(`no database in ${dataDir}`)]]);
  expect(process.exitCode).toBe(REFUSED);
  expect(existsSync(dataDir)).toBe(false);
});
