import { ApiError } from "@storefront/contract/api-error";
import { describeIssue } from "@storefront/platform/environment/describe-issue";
import type * as z from "zod";
import { decodeUtf8, readBody } from "./read-body";
import { refuseHostile } from "./refuse-hostile";

/**
 * Reads the input of a request, not yet validated: the query of a GET, the JSON body of a POST (product §12).
 * @throws ApiError brokenBody, tooLarge, invalid
 */
export async function readInput(request: Request, method: "GET" | "POST"): Promise<unknown> {
  if (method === "POST") return readJson(request);
  const query = readQuery(request.url);
  refuseHostile(query);
  return query;
}

/**
 * Parses a body as JSON; an empty one becomes an empty object.
 * @throws ApiError brokenBody, invalid
 */
function parseBody(body: Uint8Array): unknown {
  if (body.byteLength === 0) return {};
  const text = decodeUtf8(body);
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    throw new ApiError("brokenBody");
  }
  refuseHostile(input);
  return input;
}

/** @throws ApiError `invalid`, with a message that names the first invalid field */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new ApiError("invalid", { msg: describeIssue(parsed.error.issues[0], input) });
}

async function readJson(request: Request): Promise<unknown> {
  const body = await readBody(request);
  const type = request.headers.get("Content-Type") ?? "";
  if (body.byteLength > 0 && !/^application\/json\s*(;|$)/i.test(type)) {
    throw new ApiError("brokenBody", { msg: "Content-Type 必须是 application/json" });
  }
  return parseBody(body);
}

function readQuery(url: string): Record<string, string> {
  const start = url.indexOf("?");
  const query: Record<string, string> = Object.create(null);
  if (start < 0) return query;
  for (const pair of (url.slice(start + 1).split("#")[0] ?? "").split("&")) {
    if (pair === "") continue;
    const equals = pair.indexOf("=");
    const key = decode(equals < 0 ? pair : pair.slice(0, equals), "查询参数");
    if (key in query) throw new ApiError("invalid", { msg: `${shown(key)}：不能重复` });
    query[key] = equals < 0 ? "" : decode(pair.slice(equals + 1), shown(key));
  }
  return query;
}

function decode(text: string, field: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    throw new ApiError("invalid", { msg: `${field}：不是有效的 UTF-8 编码` });
  }
}

const shown = (key: string) => key.slice(0, 40);
