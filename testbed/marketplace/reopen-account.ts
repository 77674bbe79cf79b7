import { logIn as logInBySms } from "../buyer/log-in";
import { smsData } from "./request-code";
import type { TestApp } from "./test-app";

/** Until a number may get its next code. */
const RESEND_S = 60;

/** Closes a user's account by the code that its number gets. */
export async function closeAccount(test: TestApp, token: string): Promise<void> {
  await test.clock.advance(RESEND_S);
  const sent = await test.request("sendDeletionCode", {}, { token });
  if (sent.code !== 0) throw new Error(`no code was sent: ${sent.msg}`);
  const verify_code = test.sentSms.at(-1)?.verifyCode ?? "";
  const confirmation = "注销账号";
  const closed = await test.request("deleteAccount", { verify_code, confirmation }, { token });
  if (closed.code !== 0) throw new Error(`not closed: ${closed.msg}`);
}

/** Logs in with a number, which registers it when it is free. */
export async function logIn(
  test: TestApp,
  phone: string,
): Promise<{ userId: number; token: string }> {
  await test.clock.advance(RESEND_S);
  const session = await logInBySms({ call: test.request }, phone, {
    data: smsData(test, { phone, event: "login" }),
    readCode: async () => test.sentSms.at(-1)?.verifyCode ?? "",
  });
  return { userId: session.user_id, token: session.authorization };
}

/** Closes the account of a number and registers the number again. */
export async function reopenAccount(
  test: TestApp,
  { phone, token }: { phone: string; token: string },
): Promise<{ userId: number; token: string }> {
  await closeAccount(test, token);
  return logIn(test, phone);
}
