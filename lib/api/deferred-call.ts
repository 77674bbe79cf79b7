import type { CallAnswer, CallRequest } from "@storefront/contract/calls";
import type { CallName } from "@storefront/contract/http/paths";
import { LOCAL_CODES } from "./codes";
import type { Result } from "./result";

/**
 * `call` for actions that many visitors never take: the client and its table of paths are loaded at the first call.
 * A failure to load them is a network failure like any other.
 */
export async function deferredCall<N extends CallName>(
  name: N,
  payload: CallRequest<N>,
): Promise<Result<CallAnswer<N>>> {
  try {
    const { call } = await import("./call.client");
    return call(name, payload);
  } catch {
    return { ok: false, kind: "network", ...LOCAL_CODES.network };
  }
}
