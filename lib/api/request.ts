import type { CallAnswer, CallRequest } from "@/contract/calls";
import { type HttpRequest, type HttpRequestOptions, toHttpRequest } from "@/contract/http-request";
import type { CallName } from "@/contract/paths";
import { classifyCode, OWN_CODES } from "./codes";
import type { Failure, Result } from "./result";

/** A request is given up after this many milliseconds (product §9). */
export const REQUEST_TIMEOUT_MS = 150_000;

export interface RequestOptions extends HttpRequestOptions {
  /** What stands before the contract's path: "/api" in the browser, the API's base address on the server. */
  base: string;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /** Passed on to fetch: Next's cache options on the server. */
  init?: RequestInit;
  /** In place of the global one. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/**
 * One call of the contract: sends it, reads the envelope, classifies the code (product §7, docs/architecture.md). The
 * caller has passed a path in `options.to` through the path guard.
 */
export async function request<N extends CallName>(
  name: N,
  payload: CallRequest<N>,
  options: RequestOptions,
): Promise<Result<CallAnswer<N>>> {
  return sendRequest(name, toHttpRequest(name, payload as object, options), options);
}

/**
 * Sends what is encoded already.
 * @param name the call whose codes the answer has
 */
export async function sendRequest<T>(
  name: CallName,
  { target, init }: HttpRequest<string | FormData>,
  options: RequestOptions,
): Promise<Result<T>> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? REQUEST_TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    const response = await (options.fetch ?? fetch)(options.base + target, {
      ...options.init,
      // A token goes to the one address it was meant for, not wherever that one points.
      ...(options.token ? { redirect: "error" as const } : {}),
      ...init,
      signal,
    });
    const result = await readResponse<T>(name, response);
    return result.ok ? result : { ...result, status: response.status };
  } catch {
    if (options.signal?.aborted) return failure("aborted", OWN_CODES.network);
    if (timeout.aborted) return failure("timeout", OWN_CODES.timeout);
    return failure("network", OWN_CODES.network);
  }
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
