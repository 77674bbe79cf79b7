import type { Client } from "@storefront/contract/http/client";

/** Makes contract calls as one buyer. */
export interface Caller {
  call: Client;
}

/** Makes calls with a token. */
export const callerWith = (client: Client, token: string): Caller => ({
  call: (name, payload, options) => client(name, payload, { token, ...options }),
});
