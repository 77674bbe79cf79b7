/**
 * Version of user agreement and privacy policy: the day from which they are in force. A new one makes every user agree
 * again at the next login. Change it with the texts (lib/legal, brands/*).
 */
export const AGREEMENT_VERSION = "2026-11-28";
