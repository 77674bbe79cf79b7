import type { SmsKind } from "@storefront/contract/account/sms-kinds";

/** Settings of the SMS gateway: docs/sms.md. */
export type SmsSettings = SmsWebhookSettings | AliyunSmsSettings;

/** The operator's own gateway. */
export interface SmsWebhookSettings {
  kind: "webhook";
  url: string;
  /** Signs the calls. */
  key: string;
  /** Whether it accepts SMS beside codes. */
  acceptsOrderSms: boolean;
}

/** Alibaba Cloud's short message service. */
export interface AliyunSmsSettings {
  kind: "aliyun";
  accessKeyId: string;
  accessKeySecret: string;
  /** The approved signature, without its brackets. */
  signName: string;
  /** An approved template with the one variable `code`. */
  templateCode: string;
  /** Approved templates with the one variable `order`. */
  orderTemplates?: Readonly<Record<SmsKind, string>> | undefined;
  /** An http(s) address. */
  endpoint: string;
}
