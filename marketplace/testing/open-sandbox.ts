import type { Config } from "../config";
import { sandboxSender } from "../sms/sandbox-sender";
import { openTestApp, type TestApp } from "./test-app";

/** The whole marketplace with the sandbox's own SMS sender, so that messages arrive in the sandbox's inbox. */
export async function openSandbox(changes: Partial<Config> = {}): Promise<TestApp> {
  const test = await openTestApp(changes);
  test.deps.sms = sandboxSender(test.deps.db, test.clock);
  return test;
}
