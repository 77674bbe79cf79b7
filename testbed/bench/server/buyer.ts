import { createClient } from "@storefront/contract/http/client";
import { placeOrder } from "../../buyer/buy";
import { smsData } from "../../buyer/sms-data";
import { newPhoneNumber } from "../../buyer/visitor";

/**
 * Logs a buyer in at the sandbox's marketplace, who makes an order and does not pay it.
 * @param url of the marketplace
 * @param headers of a storefront's calls, because sessions belong to a site
 * @throws Error when a call is refused
 */
export async function prepareBuyer(
  url: string,
  headers: Record<string, string>,
): Promise<{ token: string; order_num: string }> {
  const call = createClient((target, init) =>
    fetch(url + target, { ...init, headers: { ...init.headers, ...headers } }),
  );
  const phone = newPhoneNumber();
  await call("sendSms", { data: smsData(phone) }, { headers: { "req-v": "2" } });
  const received = await fetch(`${url}/sandbox/sms?phone=${phone}`);
  const { verify_code } = (await received.json()) as { verify_code: string };
  const { code, msg, data } = await call("login", { phone, verify_code });
  if (code !== 0) throw new Error(`not logged in: ${code} ${msg}`);
  const token = data.authorization;
  const order = await placeOrder({ call: (name, payload) => call(name, payload, { token }) });
  return { token, order_num: order.order_num };
}
