import { SMS_KINDS } from "@storefront/contract/account/sms-kinds";
import { parseJson } from "@storefront/contract/text/parse-json";
import { isSignedWebhook } from "@storefront/platform/http/webhook-signature";
import { Hono } from "hono";
import * as z from "zod";
import type { Deliver } from "../store/received-message";

interface Options {
  key: string;
  now: () => Date;
  deliver: Deliver;
}

const received = {
  phone: z.string().regex(/^1\d{10}$/),
  content: z.string().min(1).max(500),
};
const message = z.union([
  z.object({ ...received, verify_code: z.string().regex(/^\d{6}$/) }),
  z
    .object({
      ...received,
      notice: z.enum(SMS_KINDS),
      order: z.string().regex(/^\d{6}$/),
      id: z.string().min(1),
    })
    .transform(({ phone, content }) => ({ phone, content, verify_code: "" })),
]);

/**
 * Simulates an operator's SMS gateway with the webhook of docs/sms.md: 401 for a wrong signature, 400 for a malformed
 * body.
 */
export function operatorGateway({ key, now, deliver }: Options): Hono {
  const app = new Hono();
  app.post("/", async (c) => {
    const body = await c.req.text();
    if (!isSignedWebhook(key, c.req.raw.headers, body, now())) return c.text("bad signature", 401);
    const parsed = message.safeParse(parseJson(body));
    if (!parsed.success) return c.text("malformed", 400);
    const { phone, verify_code: verifyCode, content } = parsed.data;
    await deliver({ phone, verifyCode, content });
    return c.body(null, 204);
  });
  return app;
}
