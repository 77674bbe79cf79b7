import { addressGroup } from "@/contract/client-address";
import type { CallName } from "@/contract/paths";
import type { LimitRule } from "./limiter";

/** Calls of which one user makes at most USER_CALLS_PER_MINUTE, of each. */
export const CALLS_LIMITED_BY_USER: ReadonlySet<CallName> = new Set<CallName>([
  "orderConfirm",
  "quote",
  "buildOrder",
  "orderCancel",
  "orderList",
  "collectGoods",
  "subscribe",
  "receiveEnvelope",
  "shareGoods",
  "boostBuild",
  "boostCancel",
]);

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds between two codes to one number (spec §9). */
export const RESEND_WAIT_S = 60;

/** One code a minute, five an hour, ten a day for a number; an address that many people share still has room. */
export const sendCodeRules = (phone: string, ip: string): LimitRule[] => [
  { key: `sms:minute:${phone}`, limit: 1, windowS: RESEND_WAIT_S },
  { key: `sms:hour:${phone}`, limit: 5, windowS: HOUR },
  { key: `sms:day:${phone}`, limit: 10, windowS: DAY },
  { key: `sms:address:${addressGroup(ip, 64)}`, limit: 60, windowS: HOUR },
];

/** Tries of a code from one address, right or wrong. */
export const tryCodeRules = (ip: string): LimitRule[] => [
  { key: `try:address:${addressGroup(ip, 64)}`, limit: 60, windowS: 10 * MINUTE },
];

/** WeChat QR codes asked for from one address. */
export const scanRules = (ip: string): LimitRule[] => [
  { key: `scan:address:${addressGroup(ip, 64)}`, limit: 120, windowS: 10 * MINUTE },
];

/** Payment notices from one address whose signature is wrong; those that are signed are not counted. */
export const unsignedNoticeRules = (ip: string): LimitRule[] => [
  { key: `unsigned:address:${addressGroup(ip, 64)}`, limit: 60, windowS: 10 * MINUTE },
];

/** Downloads counted from one address: an office behind one has room, a script has little. */
export const downloadRules = (ip: string): LimitRule[] => [
  { key: `download:address:${addressGroup(ip, 64)}`, limit: 60, windowS: 10 * MINUTE },
];
