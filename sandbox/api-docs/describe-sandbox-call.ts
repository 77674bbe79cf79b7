import type { RouteConfig } from "@hono/zod-openapi";
import { ERRORS, type ErrorName } from "@storefront/contract/codes";
import { refusal } from "@storefront/contract/http/envelope";
import * as z from "zod";
import type { SandboxCall } from "../calls/declare-call";
import { SANDBOX_PATHS, type SandboxCallName } from "../calls/paths";
import { PRECONDITIONS } from "../calls/preconditions";
import { SANDBOX_CALLS } from "../calls/sandbox-calls";
import { refusalTable } from "./refusal-table";

const OPENAPI_METHODS = { GET: "get", POST: "post", DELETE: "delete" } as const;

/** Returns the OpenAPI entry of a call below `/sandbox/`, with its examples. */
export function describeSandboxCall(name: SandboxCallName): RouteConfig {
  const { method, path } = SANDBOX_PATHS[name];
  const call: SandboxCall = SANDBOX_CALLS[name];
  const refusals: readonly ErrorName[] = [
    "invalid",
    ...(method !== "POST" ? [] : (["brokenBody", "tooLarge"] as const)),
    ...call.refusals,
    "internal",
  ];
  const codes = refusals.map((reason) => z.literal(ERRORS[reason].code));
  return {
    method: OPENAPI_METHODS[method],
    path: `/sandbox/${path}`,
    operationId: name,
    summary: call.summary,
    ...(call.description === undefined ? {} : { description: call.description }),
    tags: ["sandbox"],
    request: describeRequest(name, call),
    responses: {
      200: {
        description: "成功",
        content: json(call.answer, (example) => example.answer, call),
      },
      default: {
        description: refusalTable(refusals),
        content: {
          "application/json": { schema: refusal.extend({ code: z.union(codes), data: z.null() }) },
        },
      },
    },
  };
}

function describeRequest(name: SandboxCallName, call: SandboxCall): RouteConfig["request"] {
  const { method, path } = SANDBOX_PATHS[name];
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
  const { request } = call;
  if (!(request instanceof z.ZodObject)) {
    return { body: { content: json(request, (example) => example.request, call), required: true } };
  }
  const { shape } = withExampleValues(request, call);
  const params = pick(shape, (field) => inPath.includes(field));
  const others = pick(shape, (field) => !inPath.includes(field));
  const without = (sent: unknown) =>
    pick(sent as Record<string, unknown>, (field) => !inPath.includes(field));
  const body = inPath.length > 0 ? z.object(others) : request;
  return {
    ...(inPath.length > 0 ? { params: z.object(params) } : {}),
    ...(method !== "POST"
      ? { query: z.object(others) }
      : {
          body: { content: json(body, ({ request }) => without(request), call), required: true },
        }),
  };
}

/** Puts the values of the first example into the fields, as parameters do. */
function withExampleValues(request: z.ZodObject, { examples: [first] }: SandboxCall): z.ZodObject {
  const values = first.request as Record<string, unknown>;
  return z.object(
    Object.fromEntries(
      Object.entries(request.shape).map(([field, schema]) => [
        field,
        (schema as z.ZodType).meta({ example: values[field] }),
      ]),
    ),
  );
}

type Example = SandboxCall["examples"][number];

const json = <T extends z.ZodType>(
  schema: T,
  read: (example: Example) => unknown,
  { examples }: SandboxCall,
) => ({
  "application/json": {
    schema,
    examples: Object.fromEntries(
      examples.map((example, index) => [
        `${index + 1}`,
        { summary: titleOf(example), value: read(example) },
      ]),
    ),
  },
});

const titleOf = ({ title, before }: Example): string =>
  before === undefined ? title : `${title}（之前：${PRECONDITIONS[before]}）`;

const pick = <T>(fields: Readonly<Record<string, T>>, keep: (field: string) => boolean) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => keep(field)));
