import { fileURLToPath } from "node:url";

/**
 * `node --import ./scripts/tsx.js <file>`: runs TypeScript. tsx reads one compiler configuration for all files, and
 * applies it only to those that it includes; children of the process use the same.
 */
process.env.TSX_TSCONFIG_PATH ??= fileURLToPath(new URL("../tsconfig.node.json", import.meta.url));
await import("tsx");
