import type { CallAnswer, CallRequest } from "@/contract/calls";
import { type Answer, createClient } from "@/contract/client";
import type { CallName } from "@/contract/paths";
import type { NoticeName } from "@/sandbox/payments/notices";

/** Calls a running marketplace by name, with a token. */
export const call = <N extends CallName>(
  url: string,
  name: N,
  payload: CallRequest<N>,
  token: string,
): Promise<Answer<CallAnswer<N>>> =>
  createClient((target, init) => fetch(url + target, init))(name, payload, { token });

/** What became of a payment: `http` answers its notification, `result` is there when it was believed. */
interface Paid {
  http: number;
  result: string | null;
}

/** Pays the sandbox's payment provider, which notifies the marketplace as `notice` says. */
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

/** Pays the sandbox's payment provider, which notifies the marketplace. @returns what became of its notification */
export const payInSandbox = async (url: string, order_num: string): Promise<string | null> =>
  (await payWithNotice(url, order_num, "now")).result;
