import type { EventEmitter } from "node:events";
import { loadBrands } from "./load-brands";

interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/**
 * Reads an operator's file again on SIGHUP. On any fault the brands stay as they are, and the faults are logged.
 * @param onChange called after the brands have changed, to discard what was made from the old ones
 */
export function reloadBrandsOnSignal(
  path: string | undefined,
  log: Log,
  onChange: () => unknown,
  signals: EventEmitter = process,
): void {
  if (path === undefined) return;
  signals.on("SIGHUP", () => {
    try {
      const loaded = loadBrands(path);
      onChange();
      log.info({ path, ...loaded }, "brands file reloaded");
    } catch (error) {
      log.error({ path, err: error }, "brands file rejected; keeping the previous brands");
    }
  });
}
