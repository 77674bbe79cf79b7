import { createClient } from "@storefront/contract/http/client";
import { placeOrder } from "@storefront/testbed/buyer/buy";
import { callerWith } from "@storefront/testbed/buyer/caller";
import { logIn } from "@storefront/testbed/buyer/log-in";
import { smsData } from "@storefront/testbed/buyer/sms-data";
import { newPhoneNumber } from "@storefront/testbed/buyer/visitor";

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
  const readCode = async () => {
    const received = await fetch(`${url}/sandbox/sms?phone=${phone}`);
    return ((await received.json()) as { verify_code: string }).verify_code;
  };
  const session = await logIn({ call }, phone, { data: smsData(phone), readCode });
  const token = session.authorization;
  const { order } = await placeOrder(callerWith(call, token));
  return { token, order_num: order.order_num };
}
