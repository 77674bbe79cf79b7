import type { CallAnswer } from "@storefront/contract/calls";
import type { Caller } from "./caller";

/** How a buyer gets the code of an SMS. */
interface Sms {
  /** The `data` field of send_sms. */
  data: string;
  readCode(): Promise<string>;
}

/** Logs in by the code of an SMS, as the login dialog does. @throws Error with the refusal */
export async function logIn(
  visitor: Caller,
  phone: string,
  { data, readCode }: Sms,
): Promise<CallAnswer<"login">> {
  const sent = await visitor.call("sendSms", { data }, { headers: { "req-v": "2" } });
  if (sent.code !== 0) throw new Error(`no code was sent: ${sent.code} ${sent.msg}`);
  const answer = await visitor.call("login", { phone, verify_code: await readCode() });
  if (answer.code !== 0) throw new Error(`not logged in: ${answer.code} ${answer.msg}`);
  return answer.data;
}
