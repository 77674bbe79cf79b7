import type { Config } from "@/marketplace/config";
import { openSandboxApp, type SandboxApp } from "@/programs/testing/open-sandbox-app";

export type TestPhone = SandboxApp;

/** The whole marketplace with the mobile site on its port; SMS arrive in the phone's inbox. */
export const openPhone = (changes: Partial<Config> = {}): Promise<TestPhone> =>
  openSandboxApp(changes);
