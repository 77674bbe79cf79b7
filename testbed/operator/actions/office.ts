import type { Hono } from "hono";
import type { TestApp } from "../../marketplace/test-app";
import type { ConsoleBrowser } from "../console-browser";

/** A marketplace with logged-in operators, in which acts of the console are performed. */
export interface Office extends TestApp {
  site: Pick<Hono, "request">;
  clerk: ConsoleBrowser;
  owner: ConsoleBrowser;
  second: ConsoleBrowser;
}

/** A form to be submitted, by an owner unless stated otherwise. */
export interface Form {
  path: string;
  fields?: Record<string, string>;
  files?: Record<string, File>;
  by?: ConsoleBrowser;
}

/** Brings the marketplace to where an act is possible. @returns its form */
export type PrepareAction = (office: Office) => Promise<Form>;

/** Forms of the console by the routes that take them. */
export type Actions = Readonly<Record<string, PrepareAction>>;

/** The buyer of every order, and the listing of most: 5.00 yuan. */
export const BUYER = 1;
export const GOODS = 1011;
export const PRICE = "5.00";

/** Reasons under the names of every form. */
export const REASONS = { reason: "少发了一件", why: "卖家缺货", text: "核对过了" };

/** Requests something while the limits leave everything to a second operator. */
export async function withRequest(
  { deps: { config } }: Pick<Office, "deps">,
  request: () => Promise<unknown>,
): Promise<void> {
  const { refundApprovalFen } = config;
  config.refundApprovalFen = 0;
  await request();
  config.refundApprovalFen = refundApprovalFen;
}
