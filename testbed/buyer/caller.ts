import type { CallAnswer, CallRequest } from "@storefront/contract/calls";
import { type Client, createClient } from "@storefront/contract/http/client";
import type { Envelope } from "@storefront/contract/http/envelope";
import type { CallName } from "@storefront/contract/http/paths";

/** Makes contract calls as one buyer: in this process, over HTTP or through a storefront. */
export interface Caller {
  call<N extends CallName>(
    name: N,
    payload: CallRequest<N>,
    options?: { headers?: Record<string, string> },
  ): Promise<Envelope<CallAnswer<N>>>;
}

/** Makes calls with a token. */
export const callerWith = (client: Client, token: string): { call: Client } => ({
  call: (name, payload, options) => client(name, payload, { token, ...options }),
});

/** Makes calls at a running marketplace with a token. */
export const callerAt = (url: string, token: string): { call: Client } =>
  callerWith(
    createClient((target, init) => fetch(url + target, init)),
    token,
  );
