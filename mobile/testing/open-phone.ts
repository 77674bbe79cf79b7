import type { Hono } from "hono";
import type { Config } from "@/marketplace/config";
import { openSandbox } from "@/marketplace/testing/open-sandbox";
import type { TestApp } from "@/marketplace/testing/test-app";
import { composeApp } from "@/programs/compose-app";

export interface TestPhone extends TestApp {
  /** Everything that stands on the marketplace's port. */
  site: Hono;
}

/** The whole marketplace with the mobile site on its port; SMS arrive in the phone's inbox. */
export async function openPhone(changes: Partial<Config> = {}): Promise<TestPhone> {
  const test = await openSandbox(changes);
  return { ...test, site: composeApp(test.app, test.deps) };
}
