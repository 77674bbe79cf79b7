import type { RouteConfig } from "@hono/zod-openapi";
import { webLoginBindAnswer } from "@storefront/contract/account/account";
import { CALLS } from "@storefront/contract/calls";
import { ERRORS, type ErrorName } from "@storefront/contract/codes";
import { envelope, refusal } from "@storefront/contract/http/envelope";
import { CALLS_LIMITED_BY_USER } from "@storefront/contract/http/limited-calls";
import { type CallName, PATHS, sendsQuery } from "@storefront/contract/http/paths";
import * as z from "zod";
import { CALL_NOTES } from "./call-notes";
import { refusalTable } from "./refusal-table";

/** Returns the OpenAPI entry of a call. `login: "read"` lists both variants, with and without a token. */
export function describeCall(name: CallName): RouteConfig {
  const { method, path } = PATHS[name];
  const { request, answer: data, login } = CALLS[name];
  const { summary, headers } = CALL_NOTES[name];
  return {
    method: method === "GET" ? "get" : "post",
    path,
    operationId: name,
    summary,
    tags: [path.split("/")[2] ?? "other"],
    ...(login === "no"
      ? {}
      : { security: login === "read" ? [{}, { token: [] }] : [{ token: [] }] }),
    request: {
      ...(sendsQuery(name)
        ? { query: request }
        : { body: { content: json(request), required: true } }),
      ...(headers ? { headers: describeHeaders(headers) } : {}),
    },
    responses: {
      200: { description: "code 0", content: json(envelope(data)) },
      default: { description: refusalTable(refusalsOf(name)), content: json(refusalOf(name)) },
    },
  };
}

const json = <T extends z.ZodType>(schema: T) => ({ "application/json": { schema } });

const describeHeaders = (headers: Readonly<Record<string, string>>) =>
  z.object(
    Object.fromEntries(
      Object.entries(headers).map(([name, description]) => [
        name,
        z.string().openapi({ description }),
      ]),
    ),
  );

/** Returns all refusals of a call: general ones, those of a login, and its own. */
function refusalsOf(name: CallName): ErrorName[] {
  const { login } = CALLS[name];
  const { refusals } = CALL_NOTES[name];
  const broken: ErrorName[] = sendsQuery(name) ? [] : ["brokenBody", "tooLarge"];
  const expired: ErrorName[] = login === "no" ? [] : ["loginExpired"];
  const limited: ErrorName[] = CALLS_LIMITED_BY_USER.has(name) ? ["tooFrequent"] : [];
  return ["invalid", ...broken, ...expired, ...limited, ...refusals, "internal"];
}

function refusalOf(name: CallName) {
  const codes = refusalsOf(name).map((reason) => z.literal(ERRORS[reason].code));
  const data = name === "webLogin" ? webLoginBindAnswer.nullable() : z.null();
  return refusal.extend({ code: z.union(codes), data });
}
