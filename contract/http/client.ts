import type { CallAnswer, CallRequest } from "../calls";
import type { Envelope } from "./envelope";
import { type HttpRequest, type HttpRequestOptions, toHttpRequest } from "./http-request";
import type { CallName } from "./paths";

/** An answer with its HTTP status. `data` matches the contract only when `code` is 0. */
export type Answer<T> = Envelope<T> & { status: number };

export type Client = <N extends CallName>(
  name: N,
  payload: CallRequest<N>,
  options?: HttpRequestOptions,
) => Promise<Answer<CallAnswer<N>>>;

/** Carries a request to the marketplace: fetch with an origin, or an app in this process. */
export type Transport = (
  target: HttpRequest["target"],
  init: HttpRequest["init"],
) => Response | Promise<Response>;

/**
 * Creates a client of our own marketplace; its answers match the contract. The storefront may use an operator's own
 * API, so it validates answers instead: lib/api/request.ts.
 */
export const createClient =
  (transport: Transport): Client =>
  async (name, payload, options) => {
    const { target, init } = toHttpRequest(name, payload, options);
    const response = await transport(target, init);
    const envelope = (await response.json()) as Envelope<CallAnswer<typeof name>>;
    return { status: response.status, ...envelope };
  };
