/**
 * Sample secrets of the sandbox, the same in both programs so that a fresh machine runs without configuration.
 * The marketplace refuses to start without real ones when the sandbox is off.
 */
export const SAMPLE_SECRETS = {
  smsPayloadKey: "sample-sms-key-0",
  smsPayloadIv: "sample-sms-iv-00",
  paymentNoticeKey: "sample-payment-notice-key",
  internalSecret: "sample-internal-secret",
} as const;
