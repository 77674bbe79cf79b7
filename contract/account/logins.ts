import * as z from "zod";

/**
 * The live logins of an account, the most recently used first. `device`: 1 phone, 2 desktop. `site`: host of the brand's
 * site, "" for the mobile site. `current`: the login that asks. `last_used_at` is at most an hour behind.
 */
export const loginsAnswer = z.object({
  list: z.array(
    z.object({
      login_id: z.string(),
      device: z.union([z.literal(1), z.literal(2)]),
      site: z.string(),
      current: z.boolean(),
      created_at: z.string(),
      last_used_at: z.string(),
    }),
  ),
});

export const endLoginRequest = z.object({
  login_id: z.string().regex(/^[\w-]{43}$/, "登录不正确"),
});
