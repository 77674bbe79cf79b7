import type { CallAnswer, CallRequest } from "@storefront/contract/calls";
import {
  type HttpRequest,
  type HttpRequestOptions,
  toHttpRequest,
} from "@storefront/contract/http/http-request";
import type { CallName } from "@storefront/contract/http/paths";
import { withoutDirectionMarks } from "@storefront/contract/text/direction-marks";
import { classifyCode, LOCAL_CODES } from "./codes";
import { limitTime } from "./limit-time";
import type { Failure, Result } from "./result";

/** Timeout of a request in milliseconds (product §9). */
export const REQUEST_TIMEOUT_MS = 150_000;

/** Longest time a page waits for the marketplace, in milliseconds. */
export const PAGE_TIMEOUT_MS = 8_000;

export interface RequestOptions extends HttpRequestOptions {
  /** Prefix of the contract's path: "/api" in the browser, the API's base address on the server. */
  base: string;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /** Passed on to fetch: Next's cache options on the server. */
  init?: RequestInit;
  /** Replaces the global fetch. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Receives what prevented the request from being built, a defect of this code or of the browser. */
  onFault?: (thrown: unknown) => void;
}

/**
 * Sends a call of the contract, reads the envelope and classifies the code (product §7). Never
 * throws. The caller must pass a path in `options.to` through the path guard first.
 */
export async function request<N extends CallName>(
  name: N,
  payload: CallRequest<N>,
  options: RequestOptions,
): Promise<Result<CallAnswer<N>>> {
  return sendRequest(name, () => toHttpRequest(name, payload as object, options), options);
}

/**
 * Sends a request. Never throws: what cannot be encoded or sent in this environment is a failure of kind "fault".
 * @param name the call whose code rules apply
 * @param encode builds the request
 */
export async function sendRequest<T>(
  name: CallName,
  encode: () => HttpRequest<string | FormData>,
  options: RequestOptions,
): Promise<Result<T>> {
  try {
    const { target, init } = encode();
    const limit = limitTime(options.signal, options.timeoutMs ?? REQUEST_TIMEOUT_MS);
    try {
      const response = await (options.fetch ?? fetch)(options.base + target, {
        ...options.init,
        // A token is for this address only: do not follow redirects with it.
        ...(options.token ? { redirect: "error" as const } : {}),
        ...init,
        signal: limit.signal,
      });
      const result = await readResponse<T>(name, response);
      return result.ok ? result : { ...result, status: response.status };
    } catch {
      if (options.signal?.aborted) return failure("aborted", LOCAL_CODES.network);
      if (limit.timedOut()) return failure("timeout", LOCAL_CODES.timeout);
      return failure("network", LOCAL_CODES.network);
    } finally {
      limit.release();
    }
  } catch (thrown) {
    options.onFault?.(thrown);
    return failure("fault", LOCAL_CODES.fault);
  }
}

async function readResponse<T>(name: CallName, response: Response): Promise<Result<T>> {
  let body: unknown;
  try {
    body = await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return failure("broken", LOCAL_CODES.broken);
    throw error;
  }
  return readEnvelope(name, body);
}

export function readEnvelope<T>(name: CallName, body: unknown): Result<T> {
  if (typeof body !== "object" || body === null) return failure("broken", LOCAL_CODES.broken);
  const { code: rawCode, msg, data } = body as { code?: unknown; msg?: unknown; data?: unknown };
  const code = typeof rawCode === "string" && /^\d{1,9}$/.test(rawCode) ? Number(rawCode) : rawCode;
  if (typeof code !== "number") return failure("broken", LOCAL_CODES.broken);
  const text = typeof msg === "string" ? withoutDirectionMarks(msg) : "";
  const kind = classifyCode(code, name);
  if (kind === "success") return { ok: true, code, msg: text, data: data as T };
  return { ok: false, kind, code, msg: text || LOCAL_CODES.broken.msg, data };
}

function failure(kind: Failure["kind"], error: { code: number; msg: string }): Failure {
  return { ok: false, kind, ...error };
}
