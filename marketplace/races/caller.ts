import type { CallAnswer, CallRequest } from "@/contract/calls";
import { type CallName, PATHS, sendsQuery } from "@/contract/paths";
import type { NoticeName } from "@/sandbox/payments/notices";

export interface Answer<T> {
  code: number;
  msg: string;
  data: T;
}

/** Calls a running marketplace by name, with a token. */
export async function call<N extends CallName>(
  url: string,
  name: N,
  payload: CallRequest<N>,
  token: string,
): Promise<Answer<CallAnswer<N>>> {
  const { method, path } = PATHS[name];
  const query = new URLSearchParams(payload as Record<string, string>).toString();
  const inQuery = sendsQuery(name);
  const response = await fetch(url + path + (inQuery ? `?${query}` : ""), {
    method,
    headers: { Authorization: token, "Content-Type": "application/json", Device: "2" },
    ...(inQuery ? {} : { body: JSON.stringify(payload) }),
  });
  return (await response.json()) as Answer<CallAnswer<N>>;
}

/** What became of a payment: `http` answers its notification, `result` is there when it was believed. */
interface Paid {
  http: number;
  result: string | null;
}

/** Has the sandbox's payment provider paid, which tells the marketplace: as `notice` says. */
export async function payWithNotice(
  url: string,
  order_num: string,
  notice: NoticeName | "forged",
): Promise<Paid> {
  const response = await fetch(`${url}/sandbox/pay`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ order_num, outcome: "paid", notice }),
  });
  return (await response.json()) as Paid;
}

/** Has the sandbox's payment provider paid, which tells the marketplace. @returns what became of its notification */
export const payInSandbox = async (url: string, order_num: string): Promise<string | null> =>
  (await payWithNotice(url, order_num, "now")).result;
