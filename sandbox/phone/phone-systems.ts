import type { PhoneLogin } from "@storefront/mobile/shared-brands";
import type { Context } from "hono";
import type { Inbox } from "../sms/inbox";

/** The systems that the phone's pages use. */
export interface PhoneSystems {
  sms: Pick<Inbox, "list" | "liveCode">;
  /**
   * 本机号码一键登录: the carrier vouches for the number of the SIM card.
   * @param brand key of the site's brand, "" when not known
   */
  logInBySim(c: Context, phone: string, brand: string): Promise<PhoneLogin>;
}
