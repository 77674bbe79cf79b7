import { clockTime } from "@storefront/contract/text/china-time";
import { pageHeaders } from "@storefront/html/page-headers";
import { requireSameOrigin } from "@storefront/html/require-same-origin";
import { sendPage } from "@storefront/html/send-page";
import { screenStyles, serveAssets, sharedAsset } from "@storefront/html/serve-assets";
import { type Context, Hono } from "hono";
import type { JSX } from "hono/jsx/jsx-runtime";
import { HANDSET_STYLE } from "./handset-style";
import { type PageSystem, PlaceContext } from "./screen";

interface Options {
  /** Returns the other origin that a form of the page may lead to; browsers check redirects against the CSP. */
  formTarget?: (c: Context) => string | undefined;
}

interface Pages {
  /** To be mounted at the system's path. */
  app: Hono;
  send(c: Context, view: JSX.Element, status?: 200 | 400 | 404): Response | Promise<Response>;
}

/** Creates the pages of a simulated system: with its style, script and icon, and forms of its own only. */
export function createPages(
  { now, ...system }: PageSystem,
  { formTarget = () => undefined }: Options = {},
): Pages {
  const app = new Hono();
  const formAction = (c: Context) => ["'self'", formTarget(c)].filter(Boolean).join(" ");
  app.use(
    pageHeaders({ policy: { scriptSrc: ["'self'"], formAction: [formAction] } }),
    requireSameOrigin((c) => c.text("只接受本页面提交的表单", 403)),
  );
  serveAssets(app, "/assets/", {
    "page.css": screenStyles([HANDSET_STYLE]),
    "countdown.js": sharedAsset("countdown.js"),
    "icon.svg": sharedAsset("icon.svg"),
  });
  const send: Pages["send"] = (c, view, status) =>
    sendPage(
      c,
      <PlaceContext.Provider value={{ ...system, time: clockTime(now()) }}>
        {view}
      </PlaceContext.Provider>,
      status,
    );
  return { app, send };
}
