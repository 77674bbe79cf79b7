import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setUpDatabase } from "../product/run-to-end";

/** The key of the prepared data. Not the sandbox's sample, which is refused when a worker has the sandbox off. */
export const PREPARED_KEY = "e2".repeat(32);

/**
 * Creates, migrates and seeds a database once; every worker starts from a copy of it (worker-deployment.ts).
 * @returns the folder, to be removed by `removePreparedData`
 * @throws Error with the output of the setup program when it fails
 */
export async function prepareData(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "storefront-e2e-data-"));
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: "",
    REDIS_URL: "",
    SANDBOX: "1",
    OPERATOR_KEY: PREPARED_KEY,
    LOG_LEVEL: "error",
  };
  try {
    await setUpDatabase(env);
    return folder;
  } catch (error) {
    removePreparedData(folder);
    throw error;
  }
}

export const removePreparedData = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true });
