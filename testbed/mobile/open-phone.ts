import type { Config } from "@storefront/marketplace/config";
import { openSandboxApp, type SandboxApp } from "../marketplace/open-sandbox-app";

export type TestPhone = SandboxApp;

/** Opens the complete marketplace with the mobile site; SMS arrive in the phone's inbox. */
export const openPhone = (changes: Partial<Config> = {}): Promise<TestPhone> =>
  openSandboxApp(changes);
