import { randomUUID } from "node:crypto";
import { readConfig } from "@storefront/marketplace/config";
import { operators } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import type { Role } from "@storefront/operator/access/manage-operators";
import { beginSession } from "@storefront/operator/access/sessions";
import { SESSION } from "@storefront/operator/console/form-token";
import type { Hono } from "hono";
import { openSiteBrowser, type Visit } from "../server/site-browser";

/** A browser in the console: stores cookies, sends forms with their token and its own origin, follows no redirects. */
export interface ConsoleBrowser {
  get(path: string): Promise<Visit>;
  /**
   * Submits a form, with the token of the last page.
   * @param more origin, token and key that a form of another site would have instead
   */
  post(path: string, fields: Record<string, string>, more?: PostOptions): Promise<Visit>;
  /** Submits a multipart form with a file. */
  postFile(path: string, fields: Record<string, string>, name: string, file: Blob): Promise<Visit>;
  /** Submits a multipart form with several files. */
  postFiles(
    path: string,
    fields: Record<string, string>,
    files: Record<string, File>,
  ): Promise<Visit>;
}

interface PostOptions {
  origin?: string;
  formToken?: string;
  /** Set it to submit the same form twice; new each time by default. */
  formKey?: string;
}

const ORIGIN = new URL(readConfig({ SANDBOX: "1" }).publicApiUrl).origin;

/** @param session token of its session; "" when not logged in */
export function consoleBrowser(site: Pick<Hono, "request">, session = ""): ConsoleBrowser {
  const browser = openSiteBrowser(site, ORIGIN, session === "" ? {} : { [SESSION]: session });
  let token = "";
  const visit = async (path: string, init: RequestInit): Promise<Visit> => {
    const visited = await browser.visit(path, init);
    token = /name="form_token" value="([^"]+)"/.exec(visited.html)?.[1] ?? token;
    return visited;
  };
  return {
    get: (path) => visit(path, {}),
    post: (path, fields, { origin = ORIGIN, formToken = token, formKey = randomUUID() } = {}) =>
      visit(path, {
        method: "POST",
        body: new URLSearchParams({ form_token: formToken, form_key: formKey, ...fields }),
        headers: { Origin: origin },
      }),
    postFiles(path, fields, files) {
      const body = new FormData();
      const all = { form_token: token, form_key: randomUUID(), ...fields };
      for (const [field, value] of Object.entries(all)) body.set(field, value);
      for (const [field, file] of Object.entries(files)) body.set(field, file);
      return visit(path, { method: "POST", body, headers: { Origin: ORIGIN } });
    },
    postFile(path, fields, name, file) {
      const body = new FormData();
      const all = { form_token: token, form_key: randomUUID(), ...fields };
      for (const [field, value] of Object.entries(all)) body.set(field, value);
      body.set(name, file, "photo.jpg");
      return visit(path, { method: "POST", body, headers: { Origin: ORIGIN } });
    },
  };
}

/**
 * Returns the logged-in browser of a new operator. Skips the login itself, because hashing a password takes longer than
 * most tests.
 */
export async function signInAs(
  { site, deps }: { site: Pick<Hono, "request">; deps: Pick<Deps, "db" | "clock"> },
  role: Role,
  name: string = role,
): Promise<ConsoleBrowser> {
  const { db, clock } = deps;
  const now = clock.now();
  const credentials = { passwordHash: "", totpSecret: "" };
  const [operator] = await db
    .insert(operators)
    .values({ name, role, ...credentials, createdAt: now })
    .returning({ id: operators.id });
  if (!operator) throw new Error(`no operator ${name}`);
  const browser = consoleBrowser(site, await beginSession(db, operator.id, now));
  await browser.get("/admin");
  return browser;
}
