import { type Context, Hono } from "hono";
import type { PlatformCall } from "./faults";
import type { OpenPlatform } from "./open-platform";

/** Longer than any caller waits. */
const HANG_MS = 60_000;

/**
 * Simulates the merchants' calls `/sns/oauth2/access_token` and `/sns/userinfo`. Like the original, it answers HTTP 200
 * and text/plain.
 */
export function platformApi({ exchange, userInfo, faults }: OpenPlatform): Hono {
  const app = new Hono();
  const serve = (
    path: string,
    call: PlatformCall,
    act: (query: Record<string, string>) => object,
  ) =>
    app.get(path, async (c) => {
      const fault = faults.take(call);
      switch (fault) {
        case undefined:
          return json(c, act(c.req.query()));
        case "down":
          return c.text("Bad Gateway", 502);
        case "busy":
          return json(c, { errcode: -1, errmsg: "system error" });
        case "hang":
          return hang(c);
        case "malformed":
          return c.text("<html>");
        case "incomplete":
          return json(c, { openid: "o" });
      }
    });
  serve("/sns/oauth2/access_token", "token", exchange);
  serve("/sns/userinfo", "user", userInfo);
  return app;
}

const json = (c: Context, data: object) =>
  c.body(JSON.stringify(data), 200, { "Content-Type": "text/plain" });

/** Never answers; ends when the caller disconnects. */
const hang = (c: Context): Promise<Response> =>
  new Promise((resolve) => {
    const timer = setTimeout(end, HANG_MS);
    timer.unref();
    c.req.raw.signal.addEventListener("abort", end, { once: true });
    function end() {
      clearTimeout(timer);
      resolve(new Response(null, { status: 504 }));
    }
  });
