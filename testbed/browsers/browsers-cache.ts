import { homedir } from "node:os";
import { join } from "node:path";

/** Folder of the unpacked builds, outside the repository: BROWSERS_CACHE, else one of the user's cache folder. */
export function browsersCache(env: Record<string, string | undefined> = process.env): string {
  const configured = env["BROWSERS_CACHE"];
  if (configured) return configured;
  const userCache = env["XDG_CACHE_HOME"] || join(homedir(), ".cache");
  return join(userCache, "game-item-storefront", "browsers");
}
