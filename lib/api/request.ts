import type { CallAnswer, CallRequest } from "@/contract/calls";
import { type CallName, PATHS, sendsQuery } from "@/contract/paths";
import { classifyCode, OWN_CODES } from "./codes";
import type { Failure, Result } from "./result";

/** A request is given up after this many milliseconds (product §9). */
export const REQUEST_TIMEOUT_MS = 150_000;

export interface RequestOptions {
  /** What stands before the contract's path: "/api" in the browser, the API's base address on the server. */
  base: string;
  token?: string | undefined;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /** Passed on to fetch: Next's cache options on the server. */
  init?: RequestInit;
  /** In place of a payload as JSON: what has a file. */
  form?: FormData;
  /** In place of the global one. */
  fetch?: typeof fetch;
}

/** One call of the contract: builds headers, sends, reads the envelope, classifies the code (product §7, docs/architecture.md). */
export async function request<N extends CallName>(
  name: N,
  payload: CallRequest<N>,
  options: RequestOptions,
): Promise<Result<CallAnswer<N>>> {
  const { method, path } = PATHS[name];
  return send(name, method, path, payload as Record<string, unknown>, options);
}

/** The same for a path that the server supplied; the caller has passed it through the path guard. */
export async function send<T>(
  name: CallName,
  method: "GET" | "POST",
  path: string,
  payload: Record<string, unknown>,
  options: RequestOptions,
): Promise<Result<T>> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? REQUEST_TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    const inQuery = method === "GET" || sendsQuery(name);
    const response = await (options.fetch ?? fetch)(
      inQuery ? addressOf(options.base + path, payload) : options.base + path,
      {
        ...options.init,
        // A token goes to the one address it was meant for, not wherever that one points.
        ...(options.token ? { redirect: "error" as const } : {}),
        method,
        headers: headers(inQuery, options),
        signal,
        ...(inQuery ? {} : { body: options.form ?? JSON.stringify(payload) }),
      },
    );
    const result = await readResponse<T>(name, response);
    return result.ok ? result : { ...result, status: response.status };
  } catch {
    if (options.signal?.aborted) return failure("aborted", OWN_CODES.network);
    if (timeout.aborted) return failure("timeout", OWN_CODES.timeout);
    return failure("network", OWN_CODES.network);
  }
}

/** The address of a call whose payload is its query; empty values are left out. */
export function addressOf(url: string, payload: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(payload)) {
    if (value !== undefined && value !== null && value !== "") query.set(key, String(value));
  }
  const text = query.toString();
  if (text === "") return url;
  return url + (url.includes("?") ? "&" : "?") + text;
}

function headers(
  inQuery: boolean,
  { token, form, headers: more }: RequestOptions,
): Record<string, string> {
  return {
    Device: "2",
    // The browser names a form's type itself, with the boundary.
    ...(inQuery || form ? {} : { "Content-Type": "application/json" }),
    ...(token ? { Authorization: token } : {}),
    ...more,
  };
}

async function readResponse<T>(name: CallName, response: Response): Promise<Result<T>> {
  let body: unknown;
  try {
    body = await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return failure("broken", OWN_CODES.broken);
    throw error;
  }
  return readEnvelope(name, body);
}

function readEnvelope<T>(name: CallName, body: unknown): Result<T> {
  if (typeof body !== "object" || body === null) return failure("broken", OWN_CODES.broken);
  const { code: sent, msg, data } = body as { code?: unknown; msg?: unknown; data?: unknown };
  const code = typeof sent === "string" && /^\d{1,9}$/.test(sent) ? Number(sent) : sent;
  if (typeof code !== "number") return failure("broken", OWN_CODES.broken);
  const words = typeof msg === "string" ? msg : "";
  const kind = classifyCode(code, name);
  if (kind === "success") return { ok: true, code, msg: words, data: data as T };
  return { ok: false, kind, code, msg: words || OWN_CODES.broken.msg, data };
}

function failure(kind: Failure["kind"], words: { code: number; msg: string }): Failure {
  return { ok: false, kind, ...words };
}
