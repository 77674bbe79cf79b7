import { ERRORS } from "@storefront/contract/codes";
import { integerField, text } from "@storefront/contract/text/fields";
import type { MiddlewareHandler } from "hono";
import * as z from "zod";

/**
 * Forces the next answers of a call. `status`: HTTP status, 200 by default. `delay_ms`: delay before the answer;
 * without a `code` the call then answers as usual. `when: "after"`: the call does its work and only its answer is
 * replaced, as if it had been lost.
 */
export const forceRequest = z.object({
  path: z.string().regex(/^\/v[12]\/[\w/]{1,100}$/, "必须是 /v1/ 或 /v2/ 下的接口"),
  code: z.number().int("必须是整数").optional(),
  msg: text(200).default(""),
  times: integerField(1000).default(1),
  status: z.number().int("必须是整数").min(200).max(599).default(200),
  delay_ms: integerField(600_000).default(0),
  when: z.enum(["before", "after"]).default("before"),
});

type Forced = z.output<typeof forceRequest>;

export interface ForcedAnswers {
  /** Replaces an earlier forced answer of the same path; `times: 0` removes it. */
  force(answer: Forced): void;
  clear(): void;
  /** Runs before every call. */
  middleware: MiddlewareHandler;
}

/** Forced answers of this process only. */
export function forcedAnswers(): ForcedAnswers {
  const byPath = new Map<string, Forced>();

  const take = (path: string): Forced | undefined => {
    const forced = byPath.get(path);
    if (forced === undefined) return undefined;
    if (forced.times > 1) byPath.set(path, { ...forced, times: forced.times - 1 });
    else byPath.delete(path);
    return forced;
  };
  return {
    force(answer) {
      byPath.delete(answer.path);
      if (answer.times > 0) byPath.set(answer.path, answer);
    },
    clear: () => byPath.clear(),
    async middleware(c, next) {
      const forced = byPath.size === 0 ? undefined : take(c.req.path);
      if (forced === undefined) return next();
      if (forced.delay_ms > 0) await wait(forced.delay_ms);
      if (forced.code === undefined && forced.status === 200) return next();
      if (forced.when === "after") await next();
      const { code = ERRORS.internal.code, msg } = forced;
      c.res = new Response(JSON.stringify({ code, msg, data: null }), {
        status: forced.status,
        headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
      });
    },
  };
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
