import type { NoticeKind } from "@storefront/contract/account/notice-kinds";

/** Settings of the SMS gateway: docs/sms.md. */
export type SmsSettings = SmsWebhookSettings | AliyunSmsSettings;

/** The operator's own gateway. */
export interface SmsWebhookSettings {
  kind: "webhook";
  url: string;
  /** Signs the calls. */
  key: string;
  /** Whether it accepts notices beside codes. */
  acceptsNotices: boolean;
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
  noticeTemplates?: Readonly<Record<NoticeKind, string>> | undefined;
  /** An http(s) address. */
  endpoint: string;
}
