import { randomUUID } from "node:crypto";
import { parseJson } from "@storefront/contract/text/parse-json";
import { PROVIDER_TIMEOUT_MS } from "../time-limit";
import { SmsRefused, type SmsSender } from "./sender";
import type { AliyunSmsSettings } from "./settings";
import { signAcs3 } from "./sign-acs3";

/**
 * Sends codes and SMS by Alibaba Cloud's short message service (SendSms). The template has the text; only the code or
 * the end of the order's number is passed to it. Any answer other than `OK` is a failure; there are no retries.
 */
export function aliyunSender(settings: AliyunSmsSettings): SmsSender {
  const sendSms = async (message: { phone: string; template: string; values: object }) => {
    const url = new URL("/", settings.endpoint);
    url.search = new URLSearchParams({
      PhoneNumbers: message.phone,
      SignName: settings.signName,
      TemplateCode: message.template,
      TemplateParam: JSON.stringify(message.values),
    }).toString();
    const call = { url, action: "SendSms", version: "2017-05-25" };
    const { host: _, ...headers } = signAcs3(
      { ...call, date: new Date(), nonce: randomUUID() },
      settings,
    );
    const response = await fetch(url, {
      method: "POST",
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    });
    // It may have been sent.
    if (response.status >= 500) throw new Error(`Alibaba Cloud answered ${response.status}`);
    const { Code } = (parseJson(await response.text()) ?? {}) as { Code?: unknown };
    if (!response.ok || Code !== "OK")
      throw new SmsRefused(`Alibaba Cloud answered ${Code ?? response.status}`);
  };
  const { templateCode, orderTemplates } = settings;
  return {
    send: ({ phone, verifyCode }) =>
      sendSms({ phone, template: templateCode, values: { code: verifyCode } }),
    ...(orderTemplates && {
      notify: ({ phone, kind, orderTail }) =>
        sendSms({ phone, template: orderTemplates[kind], values: { order: orderTail } }),
    }),
  };
}
