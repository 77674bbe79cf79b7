import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/** Creates the folder of database and pictures. @returns why it cannot be used, as a line; null when it can */
export function dataFolderFault(folder: string): string | null {
  try {
    createFolder(folder);
    accessSync(folder, constants.W_OK);
    return null;
  } catch (error) {
    return `DATA_DIR cannot be used: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Unlike `mkdirSync` with `recursive`, which never ends in /proc, makes each folder once. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) createFolder(parent);
  mkdirSync(folder);
}
