import { buildIfNeeded } from "@/scripts/launch/build-if-needed";
import { ROOT } from "../product/root";
import { deployment } from "./deployment";
import { prepareData, removePreparedData } from "./prepared-data";

/**
 * Builds the storefront if needed and prepares the data that every worker copies. `npm test` sets E2E_DATA, having done
 * both already.
 * @returns the teardown that removes the data
 */
export default async function globalSetup(): Promise<(() => void) | undefined> {
  if (!deployment.isOwn || process.env["E2E_DATA"]) return undefined;
  if (!(await buildIfNeeded(ROOT))) throw new Error("the storefront was not built");
  const folder = await prepareData();
  process.env["E2E_DATA"] = folder;
  return () => removePreparedData(folder);
}
