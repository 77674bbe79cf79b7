/** Time limit of a provider's answer, in ms: a buyer's call that waits for it ends within five seconds. */
export const PROVIDER_TIMEOUT_MS = 4_000;
