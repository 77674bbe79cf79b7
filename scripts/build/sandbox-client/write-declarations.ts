import type { SandboxCall } from "@storefront/sandbox/calls/declare-call";
import { SANDBOX_PATHS, type SandboxCallName } from "@storefront/sandbox/calls/paths";
import { SANDBOX_CALLS } from "@storefront/sandbox/calls/sandbox-calls";
import * as z from "zod";
import { type JsonSchema, writeType } from "./write-type";

/** Writes the client's `.d.ts`, whose types come from the schemas of the calls and need no other package. */
export function writeDeclarations(): string {
  const methods = Object.entries<SandboxCall>(SANDBOX_CALLS).map(([name, call]) =>
    writeMethod(name as SandboxCallName, call),
  );
  return `/** A method for every call of the sandbox. Each throws SandboxError when it is refused. */
export interface SandboxClient {
${methods.join("\n")}
}

/** A call that the sandbox refused. Its message has the call, the HTTP status and the server's own message. */
export declare class SandboxError extends Error {
  readonly call: string;
  readonly status: number;
  /** The marketplace's code; 0 when something else answered, such as a proxy. */
  readonly code: number;
}

/** @param apiUrl origin of the marketplace, with or without a slash at the end */
/** @param options.market an own market of \`createMarket\` that the calls are for; by default the one that all share */
export declare function createSandboxClient(
  apiUrl: string,
  options?: { market?: string | undefined },
): SandboxClient;
/** Cookie and header by which other requests name a market. */
export declare const MARKET_COOKIE: "sandbox_market";
export declare const MARKET_HEADER: "x-sandbox-market";
`;
}

function writeMethod(name: SandboxCallName, call: SandboxCall): string {
  const { method, path } = SANDBOX_PATHS[name];
  const request = toJsonSchema(call.request, "input");
  const optional = request.type === "object" && (request.required ?? []).length === 0 ? "?" : "";
  const lines = [`${call.summary}（${method} /sandbox/${path}）`, call.description ?? ""];
  const [{ request: sent }] = call.examples;
  return [
    "  /**",
    ...lines.filter((line) => line !== "").map((line) => `   * ${line}`),
    `   * @example await sandbox.${name}(${JSON.stringify(sent)});`,
    "   */",
    `  readonly ${name}: (request${optional}: ${writeType(request)}) => Promise<${writeType(toJsonSchema(call.answer, "output"))}>;`,
  ].join("\n");
}

const toJsonSchema = (schema: z.ZodType, io: "input" | "output"): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema;
