import type { Env, Hono } from "hono";
import type { CallAnswer, CallRequest } from "@/contract/calls";
import type { Envelope } from "@/contract/envelope";
import { type CallName, PATHS, sendsQuery } from "@/contract/paths";

/** The answer of a call: its data, or the refusal's code and words. */
export type ApiResult<T> = { ok: true; data: T } | { ok: false; code: number; msg: string };

/** Calls the marketplace by its contract. `token` null: as a visitor. */
export type Api = <N extends CallName>(
  name: N,
  payload: CallRequest<N>,
  token: string | null,
) => Promise<ApiResult<CallAnswer<N>>>;

/** The marketplace as the mobile app sees it: by its contract, as device 1, with the phone's own token. */
export function apiOf(app: Pick<Hono<Env>, "request">): Api {
  return async <N extends CallName>(name: N, payload: CallRequest<N>, token: string | null) => {
    const { method, path } = PATHS[name];
    const headers = { Device: "1", ...(token === null ? {} : { Authorization: token }) };
    const response = sendsQuery(name)
      ? await app.request(`${path}?${query(payload)}`, { method, headers })
      : await app.request(path, {
          method,
          headers: { ...headers, "Content-Type": "application/json" },
          body: JSON.stringify(payload),
        });
    const { code, msg, data } = (await response.json()) as Envelope<CallAnswer<N>>;
    return code === 0 ? { ok: true, data } : { ok: false, code, msg };
  };
}

function query(payload: object): string {
  const pairs = Object.entries(payload).map(([key, value]): [string, string] => [
    key,
    String(value),
  ]);
  return new URLSearchParams(pairs).toString();
}
