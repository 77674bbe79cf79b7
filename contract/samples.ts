/**
 * Sample secrets of the sandbox, the same in both programs so that a fresh machine runs without configuration.
 * Everybody knows them: both programs refuse them unless SANDBOX=1 is set.
 */
export const SAMPLES = {
  INTERNAL_SECRET: "storefront-sandbox-internal-secret",
  SMS_PAYLOAD_KEY: "storefront-key-1",
  SMS_PAYLOAD_IV: "storefront-iv-01",
} as const;

/** What the sandbox encrypts secrets of the console with; outside of it only operators need a key. */
export const SAMPLE_OPERATOR_KEY = "5a".repeat(32);

export type SecretName = keyof typeof SAMPLES;

export const isSampleSecret = (name: SecretName, value: string): boolean => value === SAMPLES[name];
