import type { CallAnswer, CallRequest } from "@storefront/contract/calls";
import type { CallName } from "@storefront/contract/http/paths";
import { LOCAL_CODES } from "./codes";
import type { Result } from "./result";

/** Loads what a call needs, then calls. A failure to load is a network failure like any other. */
export const callWhenLoaded = <M, T>(
  load: () => Promise<M>,
  run: (loaded: M) => Promise<Result<T>>,
): Promise<Result<T>> =>
  load().then(run, () => ({ ok: false, kind: "network", ...LOCAL_CODES.network }));

/** `call` for actions that many visitors never take: the client and its table of paths are loaded at the first call. */
export const deferredCall = <N extends CallName>(
  name: N,
  payload: CallRequest<N>,
): Promise<Result<CallAnswer<N>>> =>
  callWhenLoaded(
    () => import("./call.client"),
    ({ call }) => call(name, payload),
  );
