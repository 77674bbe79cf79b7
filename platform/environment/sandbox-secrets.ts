/**
 * Sample secrets of the sandbox, the same in both programs so that a fresh machine runs without configuration. They are
 * public: both programs refuse them unless SANDBOX=1 is set.
 */
export const SAMPLES = {
  INTERNAL_SECRET: "storefront-sandbox-internal-secret",
  SMS_PAYLOAD_KEY: "storefront-key-1",
  SMS_PAYLOAD_IV: "storefront-iv-01",
} as const;

/**
 * Encrypts the console's secrets in the sandbox; without the sandbox a key is required only once there are operators.
 */
export const SAMPLE_OPERATOR_KEY = "5a".repeat(32);

export type SecretName = keyof typeof SAMPLES;

export const isSampleSecret = (name: SecretName, value: string): boolean => value === SAMPLES[name];
