import type { CallAnswer, CallRequest } from "@storefront/contract/calls";
import { ERRORS } from "@storefront/contract/codes";
import { toImageRequest } from "@storefront/contract/http/http-request";
import type { CallName } from "@storefront/contract/http/paths";
import { IMAGE_TOO_LARGE, MAX_IMAGE_BYTES } from "@storefront/contract/pictures/image-limits";
import { reportError } from "@/lib/browser-errors/report";
import { readToken } from "@/lib/cookies/read-session";
import { clearSession } from "@/lib/cookies/session-cookies";
import { request, sendRequest } from "./request";
import type { Result } from "./result";

interface Options {
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  headers?: Record<string, string>;
  /** Passed on to fetch: `keepalive` for requests that must outlive the page. */
  init?: RequestInit;
}

/** The one way a client island calls the marketplace: same origin, with the visitor's token. */
export async function call<N extends CallName>(
  name: N,
  payload: CallRequest<N>,
  options: Options = {},
): Promise<Result<CallAnswer<N>>> {
  const token = readToken();
  return settle(token, await request(name, payload, { ...BASE, token, ...options }));
}

/** A GET to a path that the server supplied and the path guard has passed; `name` selects the code rules. */
export async function callPath<N extends CallName>(
  name: N,
  path: string,
  options: Options = {},
): Promise<Result<CallAnswer<N>>> {
  const token = readToken();
  return settle(token, await request(name, NO_PAYLOAD, { ...get(path), token, ...options }));
}

/**
 * A GET to a path that came in a link and that the path guard has passed. It is sent without the session, so that the
 * author of the link cannot act as the visitor; a refusal does not end the session.
 */
export async function readLinkedPath<N extends CallName>(
  name: N,
  path: string,
): Promise<Result<CallAnswer<N>>> {
  return request(name, NO_PAYLOAD, get(path));
}

/** Uploads a picture whose `image_id` the call `name` refers to. Refuses one that is too large without a request. */
export async function sendImage(
  name: CallName,
  file: Blob,
): Promise<Result<{ image_id?: unknown; url?: unknown }>> {
  if (file.size > MAX_IMAGE_BYTES) return { ok: false, kind: "refused", ...TOO_LARGE };
  const token = readToken();
  const sent = await sendRequest<{ image_id?: unknown; url?: unknown }>(
    name,
    () => toImageRequest(file, { token }),
    { ...BASE, token },
  );
  return settle(token, sent);
}

/** The path carries all parameters. */
const NO_PAYLOAD = {} as never;

const BASE = {
  base: "/api",
  onFault: (thrown: unknown) => reportError("error", thrown),
};

const get = (path: string) => ({ ...BASE, to: { method: "GET", path } as const });

const TOO_LARGE = { code: ERRORS.tooLarge.code, msg: IMAGE_TOO_LARGE };

/** A login-expired code removes both cookies, unless another tab has logged in meanwhile (product §8). */
function settle<T>(token: string | undefined, result: Result<T>): Result<T> {
  if (!result.ok && result.kind === "expired" && readToken() === token) clearSession();
  return result;
}
