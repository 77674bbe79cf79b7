import { addressGroup } from "@/contract/client-address";
import type { LimitRule } from "@/database/limits/limiter";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds between two codes to one number (product §9). */
export const RESEND_WAIT_S = 60;

/** The same limit for an address, and four times as much for an IPv6 site, which has 65,536 networks to change to. */
const addressRules = (name: string, ip: string, limit: number, windowS: number): LimitRule[] => {
  const address = addressGroup(ip, 64);
  const site = addressGroup(ip, 48);
  const rule = { key: `${name}:${address}`, limit, windowS };
  return site === address ? [rule] : [rule, { key: `${name}:${site}`, limit: 4 * limit, windowS }];
};

/** Codes to one number that one asker may have sent: one a minute, five an hour, ten a day. */
const shareRules = (phone: string, asker: string): LimitRule[] => [
  { key: `sms:minute:${phone}:${asker}`, limit: 1, windowS: RESEND_WAIT_S },
  { key: `sms:hour:${phone}:${asker}`, limit: 5, windowS: HOUR },
  { key: `sms:day:${phone}:${asker}`, limit: 10, windowS: DAY },
];

/**
 * Codes to a number for a browser that nobody knows. Browsers cost nothing, so the share is the network's. The number's
 * own limit takes six networks to use up; an address that many people share still has room.
 */
export const sendCodeRules = (phone: string, ip: string): LimitRule[] => [
  ...shareRules(phone, addressGroup(ip, 48)),
  { key: `sms:number-hour:${phone}`, limit: 30, windowS: HOUR },
  { key: `sms:number-day:${phone}`, limit: 60, windowS: DAY },
  ...addressRules("sms:address", ip, 60, HOUR),
  ...addressRules("sms:address-day", ip, 600, DAY),
];

/** Codes to a number for a browser that has logged in with it: a share that no stranger can use up. */
export const sendKnownCodeRules = (phone: string, browserHash: string): LimitRule[] =>
  shareRules(phone, browserHash);

/** Codes sent in a day to everybody together: what a flood from many networks can cost. */
export const allCodesRules = (perDay: number): LimitRule[] => [
  { key: "sms:all", limit: perDay, windowS: DAY },
];

/** Tries of a code from one address that are not a browser's own. */
export const tryCodeRules = (ip: string): LimitRule[] =>
  addressRules("try:address", ip, 60, 10 * MINUTE);

/** Challenges of one address that a service is asked to verify. */
export const challengeRules = (ip: string): LimitRule[] =>
  addressRules("challenge", ip, 120, 10 * MINUTE);

/** WeChat QR codes requested from one address. */
export const scanRules = (ip: string): LimitRule[] => [
  { key: `scan:address:${addressGroup(ip, 64)}`, limit: 120, windowS: 10 * MINUTE },
];

/** What phones of one address do with WeChat QR codes: each is opened, and then authorised. */
export const authoriseRules = (ip: string): LimitRule[] => [
  { key: `authorise:address:${addressGroup(ip, 64)}`, limit: 240, windowS: 10 * MINUTE },
];

/** Payment notices from one address whose signature is wrong; those that are signed are not counted. */
export const unsignedNoticeRules = (ip: string): LimitRule[] => [
  { key: `unsigned:address:${addressGroup(ip, 64)}`, limit: 60, windowS: 10 * MINUTE },
];

/** Messages that one user writes. */
export const sendMessageRules = (userId: number): LimitRule[] => [
  { key: `message:minute:${userId}`, limit: 20, windowS: MINUTE },
  { key: `message:day:${userId}`, limit: 500, windowS: DAY },
];

/** Pictures that one user sends. */
export const sendImageRules = (userId: number): LimitRule[] => [
  { key: `image:minutes:${userId}`, limit: 30, windowS: 10 * MINUTE },
  { key: `image:day:${userId}`, limit: 200, windowS: DAY },
];

/** Downloads counted from one address: an office behind one has room, a script has little. */
export const downloadRules = (ip: string): LimitRule[] => [
  { key: `download:address:${addressGroup(ip, 64)}`, limit: 60, windowS: 10 * MINUTE },
];
