/** How messages leave the marketplace: docs/sms.md. */
export type SmsSettings = SmsWebhookSettings | AliyunSmsSettings;

/** A gateway of the operator's. */
export interface SmsWebhookSettings {
  kind: "webhook";
  url: string;
  /** What calls are signed with. */
  key: string;
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
  /** An http(s) address. */
  endpoint: string;
}
