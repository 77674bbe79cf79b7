/**
 * Sample secrets of the sandbox, the same in both programs so that a fresh machine runs without configuration.
 * With the sandbox off, neither program starts before real ones are set.
 */
export const SAMPLES = {
  INTERNAL_SECRET: "storefront-sandbox-internal-secret",
  SMS_PAYLOAD_KEY: "storefront-key-1",
  SMS_PAYLOAD_IV: "storefront-iv-01",
  PAYMENT_NOTICE_KEY: "storefront-sandbox-payment-notice-key",
} as const;
