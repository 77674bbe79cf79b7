import type { Context } from "hono";
import type { Inbox } from "../sms/inbox";

/** The systems that the phone's pages use. */
export interface PhoneSystems {
  sms: Pick<Inbox, "list" | "liveCode">;
  /**
   * 本机号码一键登录: the carrier vouches for the number of the SIM card.
   * @returns a token of device 1
   */
  logInBySim(c: Context, phone: string): Promise<string>;
}
