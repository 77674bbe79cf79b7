import type { Config } from "@storefront/marketplace/config";
import { openSandboxApp, type SandboxApp } from "./open-sandbox-app";
import { usePerFile } from "./use-test-app";

/** The complete marketplace with the mobile site and the sandbox, for the tests of a file. */
export const useSandboxApp = (
  changes: Partial<Config> = {},
  options: Parameters<typeof usePerFile>[1] = {},
): SandboxApp => usePerFile(() => openSandboxApp(changes), options);
