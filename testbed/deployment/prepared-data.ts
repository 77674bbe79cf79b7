import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDatabaseSetup } from "@/scripts/launch/programs";

/**
 * Creates, migrates and seeds a database once; every worker starts from a copy of it (worker-deployment.ts).
 * @returns the folder, to be removed by `removePreparedData`
 * @throws Error when the setup program fails; its output has the reason
 */
export async function prepareData(root: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "storefront-e2e-data-"));
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: "",
    REDIS_URL: "",
    SANDBOX: "1",
    LOG_LEVEL: "error",
  };
  const code = await startDatabaseSetup(root, env).ended;
  if (code === 0) return folder;
  removePreparedData(folder);
  throw new Error(`the test data could not be prepared (exit code ${code})`);
}

export const removePreparedData = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true });
