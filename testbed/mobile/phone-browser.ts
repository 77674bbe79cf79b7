import type { SandboxApp } from "../marketplace/open-sandbox-app";
import { openSiteBrowser, type Visit } from "../server/site-browser";

/** A browser on the phone: stores cookies, sends forms with its own origin, follows no redirects. */
export interface PhoneBrowser {
  get(path: string): Promise<Visit>;
  /** @param origin Origin header; null to omit it */
  post(path: string, fields: Record<string, string>, origin?: string | null): Promise<Visit>;
  /** Submits a multipart form. */
  postFiles(
    path: string,
    fields: Record<string, string>,
    files: Record<string, Blob | readonly Blob[]>,
  ): Promise<Visit>;
  /** Logs in by SMS code. */
  login(phone: string): Promise<Visit>;
  cookie(): string;
  /** Sets headers for all further requests. */
  send(headers: Record<string, string>): void;
}

const ORIGIN = "http://localhost";

export function phoneBrowser({ site }: Pick<SandboxApp, "site">): PhoneBrowser {
  const browser = openSiteBrowser(site, ORIGIN);
  let always: Record<string, string> = {};
  const visit = (path: string, init: RequestInit): Promise<Visit> =>
    browser.visit(path, { ...init, headers: { ...always, ...init.headers } });
  const post: PhoneBrowser["post"] = (path, fields, origin = ORIGIN) =>
    visit(path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: origin === null ? {} : { Origin: origin },
    });
  return {
    get: (path) => visit(path, {}),
    post,
    postFiles(path, fields, files) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      for (const [name, chosen] of Object.entries(files)) {
        for (const file of [chosen].flat()) body.append(name, file, "photo.jpg");
      }
      return visit(path, { method: "POST", body, headers: { Origin: ORIGIN } });
    },
    async login(phone) {
      const { html } = await post("/phone/login/code", { phone });
      const verify_code = /收到验证码 (\d{6})/.exec(html)?.[1] ?? "";
      return post("/phone/login", { phone, verify_code });
    },
    cookie: browser.cookie,
    send: (headers) => {
      always = headers;
    },
  };
}
