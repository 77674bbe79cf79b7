import type { CallAnswer, CallRequest } from "@/contract/calls";
import { type CallName, PATHS, sendsQuery } from "@/contract/paths";
import { SAMPLES } from "@/contract/samples";
import { signNotice } from "../services/payments/sign-notice";

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

/** Has the sandbox's payment provider paid, which tells the marketplace. @returns what became of its notification */
export async function payInSandbox(url: string, order_num: string): Promise<string | null> {
  const response = await fetch(`${url}/sandbox/pay`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ order_num, outcome: "paid" }),
  });
  return ((await response.json()) as { result: string | null }).result;
}

/** Sends a payment notice the way a payment provider does. `key`: what it is signed with. */
export async function notify(
  url: string,
  notice: CallRequest<"payNotice">,
  key: string = SAMPLES.PAYMENT_NOTICE_KEY,
): Promise<Answer<CallAnswer<"payNotice"> | null>> {
  const body = JSON.stringify(notice);
  const response = await fetch(url + PATHS.payNotice.path, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Signature": signNotice({ paymentNoticeKey: key }, body),
    },
    body,
  });
  return (await response.json()) as Answer<CallAnswer<"payNotice"> | null>;
}
