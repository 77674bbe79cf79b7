import type Client from "@alicloud/dysmsapi20170525";
import type { SmsSender } from "./sender";
import type { AliyunSmsSettings } from "./settings";

const TIMEOUT_MS = 10_000;

/**
 * Sends codes by Alibaba Cloud's short message service (SendSms). The template has the text; only the code is passed to
 * it. Any answer other than `OK` is a failure; there are no retries.
 */
export function aliyunSender(settings: AliyunSmsSettings): SmsSender {
  let loaded: ReturnType<typeof load> | undefined;
  return {
    async send({ phone, verifyCode }) {
      loaded ??= load(settings);
      const { client, SendSmsRequest, RuntimeOptions } = await loaded;
      const request = new SendSmsRequest({
        phoneNumbers: phone,
        signName: settings.signName,
        templateCode: settings.templateCode,
        templateParam: JSON.stringify({ code: verifyCode }),
      });
      const once = new RuntimeOptions({
        autoretry: false,
        connectTimeout: TIMEOUT_MS,
        readTimeout: TIMEOUT_MS,
      });
      const { body } = await client.sendSmsWithOptions(request, once);
      if (body?.code !== "OK") throw new Error(`Alibaba Cloud answered ${body?.code}`);
    },
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
