import { expect, type Page } from "@playwright/test";
import { codeAt } from "@storefront/operator/access/one-time-code";
import { runRemotely } from "@storefront/operator/commands/running-marketplace";
import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { deployment, workerPorts } from "./deployment";

/** Credentials that `npm run market -- operator add` prints. */
interface NewOperator {
  name: string;
  password: string;
  totpSecret: string;
}

/**
 * Adds an operator as `npm run market` does when a running marketplace has the embedded database open.
 * @param internalSecret needed when the marketplace's sandbox is off
 */
export async function addOperator(
  name: string,
  role: string,
  internalSecret: string = SAMPLES.INTERNAL_SECRET,
): Promise<NewOperator> {
  const lines: string[] = [];
  const exitCode = await runRemotely(
    { apiPort: workerPorts().api, internalSecret },
    ["operator", "add", name, "--role", role],
    (line) => lines.push(line),
  );
  expect(exitCode, lines.join("\n")).toBe(0);
  const read = (pattern: RegExp) => pattern.exec(lines.join("\n"))?.[1] ?? "";
  return {
    name,
    password: read(/^password: (.*)$/m),
    totpSecret: read(/[?&]secret=([A-Z2-7]+)/),
  };
}

/** Returns the URL of a console page. */
export const consoleUrl = (path = ""): string => `${deployment.apiUrl}/admin${path}`;

/** Logs in on the console's login page by keyboard only. */
export async function logInToConsole(page: Page, operator: NewOperator): Promise<void> {
  await page.goto(consoleUrl());
  await page.getByRole("textbox", { name: "姓名" }).focus();
  await page.keyboard.type(operator.name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(operator.password);
  await page.keyboard.press("Tab");
  await page.keyboard.type(codeAt(operator.totpSecret, new Date()));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("总览");
}
