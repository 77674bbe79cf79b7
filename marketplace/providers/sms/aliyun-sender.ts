import type Client from "@alicloud/dysmsapi20170525";
import { PROVIDER_TIMEOUT_MS } from "../time-limit";
import { SmsRefused, type SmsSender } from "./sender";
import type { AliyunSmsSettings } from "./settings";

/**
 * Sends codes and SMS by Alibaba Cloud's short message service (SendSms). The template has the text; only the code or
 * the end of the order's number is passed to it. Any answer other than `OK` is a failure; there are no retries.
 */
export function aliyunSender(settings: AliyunSmsSettings): SmsSender {
  let loaded: ReturnType<typeof load> | undefined;
  const sendSms = async (message: { phone: string; template: string; values: object }) => {
    loaded ??= load(settings);
    const { client, SendSmsRequest, RuntimeOptions } = await loaded;
    const request = new SendSmsRequest({
      phoneNumbers: message.phone,
      signName: settings.signName,
      templateCode: message.template,
      templateParam: JSON.stringify(message.values),
    });
    const once = new RuntimeOptions({
      autoretry: false,
      connectTimeout: PROVIDER_TIMEOUT_MS,
      readTimeout: PROVIDER_TIMEOUT_MS,
    });
    const { body } = await client.sendSmsWithOptions(request, once);
    if (body?.code !== "OK") throw new SmsRefused(`Alibaba Cloud answered ${body?.code}`);
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

/** Loads the SDK on first use: it takes a third of a second, which other installations should not pay. */
async function load({ accessKeyId, accessKeySecret, endpoint }: AliyunSmsSettings) {
  const sdk = await import("@alicloud/dysmsapi20170525");
  const { $OpenApiUtil } = await import("@alicloud/openapi-core");
  const { RuntimeOptions } = await import("@darabonba/typescript");
  const { protocol, host } = new URL(endpoint);
  const config = new $OpenApiUtil.Config({
    accessKeyId,
    accessKeySecret,
    endpoint: host,
    protocol: protocol === "http:" ? "HTTP" : "HTTPS",
  });
  // CommonJS without an interop marker: the default export may be nested when it is loaded as an ES module.
  const { default: exported } = sdk as unknown as {
    default: typeof Client | { default: typeof Client };
  };
  const Constructor = "default" in exported ? exported.default : exported;
  return { client: new Constructor(config), SendSmsRequest: sdk.SendSmsRequest, RuntimeOptions };
}
