/** @jsxImportSource hono/jsx */

import { clockTime } from "@storefront/contract/china-time";
import { type Context, Hono } from "hono";
import type { JSX } from "hono/jsx/jsx-runtime";
import * as z from "zod";
import { pageAssets } from "../pages/assets";
import type { PagePlace } from "../pages/screen";
import { allowFormTo, ownFormsOnly, pageHeaders } from "../pages/security";
import {
  AUTHORISE_SCOPES,
  type AuthorisePath,
  type AuthoriseRequest,
  readAuthoriseRequest,
  returnAddress,
} from "./authorise-request";
import { AuthoriseView, BadRequestView } from "./authorise-view";
import type { OpenPlatform } from "./open-platform";
import { IDENTITIES, userOf } from "./users";

const choice = z.object({
  act: z.enum(["authorise", "refuse"]),
  identity: z.enum(IDENTITIES).default("known"),
});

interface Options extends PagePlace {
  now: () => Date;
}

/**
 * Creates the pages where users authorise, to be mounted at `place.path`: `/connect/qrconnect` and
 * `/connect/oauth2/authorize`. The original shows a QR code to scan on the first; here the user already holds the
 * phone, so both show the choice directly.
 */
export function connectPages(platform: OpenPlatform, { now, ...place }: Options): Hono {
  const app = new Hono();
  app.use(pageHeaders, ownFormsOnly);
  pageAssets(app, [
    new URL("../../mobile/assets/asker.css", import.meta.url),
    new URL("./authorise.css", import.meta.url),
  ]);
  const { application } = platform;

  const badRequest = (c: Context, reason: string) =>
    page(c, <BadRequestView place={place} time={clockTime(now())} reason={reason} />, 400);

  for (const path of Object.keys(AUTHORISE_SCOPES) as AuthorisePath[]) {
    const read = (c: Context): AuthoriseRequest | Promise<Response> | Response => {
      const request = readAuthoriseRequest(application, path, c.req.query());
      if (typeof request !== "string") return request;
      return badRequest(c, request);
    };
    app.get(path, async (c) => {
      const request = await read(c);
      if (request instanceof Response) return request;
      allowFormTo(c, new URL(request.redirectUri).origin);
      const action = `${place.path}${path}${new URL(c.req.url).search}`;
      const props = { place, application, action, time: clockTime(now()) };
      return page(c, <AuthoriseView {...props} />);
    });
    app.post(path, async (c) => {
      const request = await read(c);
      if (request instanceof Response) return request;
      const fields = Object.fromEntries(new URLSearchParams(await c.req.text()));
      const chosen = choice.safeParse(fields).data;
      if (!chosen) return badRequest(c, "参数错误");
      const { act, identity } = chosen;
      const code =
        act === "authorise" ? platform.issueCode(userOf(identity), request.scope) : undefined;
      return c.redirect(returnAddress(request, code), 303);
    });
  }
  return app;
}

const page = (c: Context, view: JSX.Element, status: 200 | 400 = 200) =>
  c.html(`<!doctype html>${view}`, status);
