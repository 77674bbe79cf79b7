import { readForm } from "@storefront/html/read-form";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { createPages } from "../pages/create-pages";
import type { PageSystem } from "../pages/screen";
import {
  AUTHORISE_SCOPES,
  type AuthorisePath,
  type AuthoriseRequest,
  readAuthoriseRequest,
  returnAddress,
} from "./authorise-request";
import { AuthoriseView, BadRequestView, CAPTION } from "./authorise-view";
import type { OpenPlatform } from "./open-platform";
import { IDENTITIES, userOf } from "./users";

const PATHS = Object.keys(AUTHORISE_SCOPES) as AuthorisePath[];

const choice = z.object({
  act: z.enum(["authorise", "refuse"]),
  identity: z.enum(IDENTITIES).default("known"),
});

type Options = Pick<PageSystem, "path" | "homeHref" | "now">;

/**
 * Creates the pages where users authorize, to be mounted at `place.path`: `/connect/qrconnect` and
 * `/connect/oauth2/authorize`. The original shows a QR code to scan on the first; here the user already holds the
 * phone, so both show the choice directly.
 */
export function connectPages(platform: OpenPlatform, place: Options): Hono {
  const { application } = platform;
  const { app, send } = createPages(
    { ...place, name: "演示微信", caption: CAPTION },
    { formTarget },
  );
  const badRequest = (c: Context, reason: string) =>
    send(c, <BadRequestView reason={reason} />, 400);

  /** The merchant's site, to which the form's answer redirects. */
  function formTarget(c: Context): string | undefined {
    const path = PATHS.find((each) => c.req.path.endsWith(each));
    const request = path && readAuthoriseRequest(application, path, c.req.query());
    return typeof request === "object" ? new URL(request.redirectUri).origin : undefined;
  }

  for (const path of PATHS) {
    const read = (c: Context): AuthoriseRequest | Promise<Response> | Response => {
      const request = readAuthoriseRequest(application, path, c.req.query());
      if (typeof request !== "string") return request;
      return badRequest(c, request);
    };
    app.get(path, async (c) => {
      const request = await read(c);
      if (request instanceof Response) return request;
      const action = `${place.path}${path}${new URL(c.req.url).search}`;
      return send(c, <AuthoriseView application={application} action={action} />);
    });
    app.post(path, async (c) => {
      const request = await read(c);
      if (request instanceof Response) return request;
      const chosen = choice.safeParse(await readForm(c)).data;
      if (!chosen) return badRequest(c, "参数错误");
      const { act, identity } = chosen;
      const code =
        act === "authorise" ? platform.issueCode(userOf(identity), request.scope) : undefined;
      return c.redirect(returnAddress(request, code), 303);
    });
  }
  return app;
}
