import type { CallAnswer, CallRequest } from "@storefront/contract/calls";
import type { Answer } from "@storefront/contract/http/client";
import type { CallName } from "@storefront/contract/http/paths";
import type { CallbackName } from "@storefront/sandbox/payments/callbacks";
import { callerAt } from "./caller";

/** Calls a running marketplace by name, with a token. */
export const call = <N extends CallName>(
  url: string,
  name: N,
  payload: CallRequest<N>,
  token: string,
): Promise<Answer<CallAnswer<N>>> => callerAt(url, token).call(name, payload);

/** Outcome of a payment: `http` is the status of its notification, `result` is null when that was rejected. */
interface Paid {
  http: number;
  result: string | null;
}

/** Pays at the sandbox's payment provider, which notifies the marketplace in the way of `notice`. */
export async function payWithCallback(
  url: string,
  order_num: string,
  notice: CallbackName | "forged",
): Promise<Paid> {
  const response = await fetch(`${url}/sandbox/pay`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ order_num, outcome: "paid", notice }),
  });
  return (await response.json()) as Paid;
}

/** Pays at the sandbox's payment provider, which notifies the marketplace. @returns the result of the notification */
export const payInSandbox = async (url: string, order_num: string): Promise<string | null> =>
  (await payWithCallback(url, order_num, "now")).result;
