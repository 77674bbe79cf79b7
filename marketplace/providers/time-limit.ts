/** How long a provider may take to answer, in ms: a call of a buyer that waits for it ends within five seconds. */
export const PROVIDER_TIMEOUT_MS = 4_000;
