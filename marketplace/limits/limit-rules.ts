import { IMAGE_PIXEL_BUDGET } from "@storefront/contract/pictures/image-limits";
import { addressGroup } from "@storefront/platform/http/client-address";

/** At most `limit` events of a key in a window; each counts as `cost`, by default 1. */
interface LimitRule {
  key: string;
  limit: number;
  windowS: number;
  cost?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds between two codes to one number (product §9). */
export const RESEND_WAIT_S = 60;

/** Limits an address, and an IPv6 site (/48, which can rotate through 65,536 networks) to four times as much. */
const addressRules = (name: string, ip: string, limit: number, windowS: number): LimitRule[] => {
  const address = addressGroup(ip, 64);
  const site = addressGroup(ip, 48);
  const rule = { key: `${name}:${address}`, limit, windowS };
  return site === address ? [rule] : [rule, { key: `${name}:${site}`, limit: 4 * limit, windowS }];
};

/** Codes to one number that one client may request: one a minute, five an hour, ten a day. */
const shareRules = (number: string, client: string): LimitRule[] => [
  { key: `sms:minute:${number}:${client}`, limit: 1, windowS: RESEND_WAIT_S },
  { key: `sms:hour:${number}:${client}`, limit: 5, windowS: HOUR },
  { key: `sms:day:${number}:${client}`, limit: 10, windowS: DAY },
];

/**
 * Codes to a number for an unknown browser. New browsers cost nothing, so the limit is per network. Exhausting the
 * number's own limit takes six networks; an address shared by many people still has room.
 * @param number the hash of the phone number: keys of limits are stored
 */
export const sendCodeRules = (number: string, ip: string): LimitRule[] => [
  ...shareRules(number, addressGroup(ip, 48)),
  { key: `sms:number-hour:${number}`, limit: 30, windowS: HOUR },
  { key: `sms:number-day:${number}`, limit: 60, windowS: DAY },
  ...addressRules("sms:address", ip, 60, HOUR),
  ...addressRules("sms:address-day", ip, 600, DAY),
];

/**
 * Codes to a number for a browser that has logged in with it: separate limits that nobody else can use up. All such
 * browsers of a number share another limit, because they alone may use the reserve of the day.
 */
export const sendKnownCodeRules = (number: string, browserHash: string): LimitRule[] => [
  ...shareRules(number, browserHash),
  { key: `sms:known-day:${number}`, limit: 30, windowS: DAY },
];

interface DayCap {
  /** SMS_CODES_PER_DAY. */
  perDay: number;
  /** SMS_CODES_RESERVE_PERCENT. */
  reservePercent: number;
}

/** All codes sent in a day, which caps the cost of a flood from many networks. */
export const allCodesRule = ({ perDay }: Pick<DayCap, "perDay">): LimitRule => ({
  key: "sms:all",
  limit: perDay,
  windowS: DAY,
});

/** The part of them that unknown browsers may use; the rest is a reserve. */
export const publicCodesRule = ({ perDay, reservePercent }: DayCap): LimitRule => ({
  key: "sms:public",
  limit: perDay - Math.floor((perDay * reservePercent) / 100),
  windowS: DAY,
});

/** A line that only one of all processes logs, once a day. */
export const noticeRules = (name: string): LimitRule[] => [
  { key: `notice:${name}`, limit: 1, windowS: DAY },
];

/** Code attempts from one address by clients without the code's own browser cookie. */
export const tryCodeRules = (ip: string): LimitRule[] =>
  addressRules("try:address", ip, 60, 10 * MINUTE);

/** Challenges from one address that are sent to the verification service. */
export const challengeRules = (ip: string): LimitRule[] =>
  addressRules("challenge", ip, 120, 10 * MINUTE);

/** WeChat QR codes requested from one address. */
export const scanRules = (ip: string): LimitRule[] => [
  { key: `scan:address:${addressGroup(ip, 64)}`, limit: 120, windowS: 10 * MINUTE },
];

/** Requests of phones at one address for WeChat QR codes. Each code takes two: to open and to authorize. */
export const authoriseRules = (ip: string): LimitRule[] => [
  { key: `authorise:address:${addressGroup(ip, 64)}`, limit: 240, windowS: 10 * MINUTE },
];

/** Payment callbacks from one address with a wrong signature; signed ones are not counted. */
export const unsignedCallbackRules = (ip: string): LimitRule[] => [
  { key: `unsigned:address:${addressGroup(ip, 64)}`, limit: 60, windowS: 10 * MINUTE },
];

/** Messages sent by one user. */
export const sendMessageRules = (userId: number): LimitRule[] => [
  { key: `message:minute:${userId}`, limit: 20, windowS: MINUTE },
  { key: `message:day:${userId}`, limit: 500, windowS: DAY },
];

/** Pictures uploaded by one user. */
export const sendImageRules = (userId: number): LimitRule[] => [
  { key: `image:minutes:${userId}`, limit: 30, windowS: 10 * MINUTE },
  { key: `image:day:${userId}`, limit: 200, windowS: DAY },
];

const MEGAPIXEL = 1_000_000;

/**
 * Pixels of the pictures that one account uploads, rounded up to megapixels: the cost of decoding depends on pixels,
 * not on the bytes of the file.
 * @param owner key of the account
 */
export const decodePixelsRules = (owner: string, pixels: number): LimitRule[] => [
  {
    key: `image:pixels:${owner}`,
    limit: IMAGE_PIXEL_BUDGET.pixels / MEGAPIXEL,
    windowS: IMAGE_PIXEL_BUDGET.minutes * MINUTE,
    cost: Math.ceil(pixels / MEGAPIXEL),
  },
];

/** Downloads counted per address: enough for an office behind one address, little for a script. */
export const downloadRules = (ip: string): LimitRule[] => [
  { key: `download:address:${addressGroup(ip, 64)}`, limit: 60, windowS: 10 * MINUTE },
];

/** Exports of one user's data; each reads many rows. */
export const exportRules = (userId: number): LimitRule[] => [
  { key: `export:hour:${userId}`, limit: 10, windowS: HOUR },
  { key: `export:day:${userId}`, limit: 30, windowS: DAY },
];

/** Tickets in QR codes issued to one user: a code is shown again when its form changes. */
export const ticketRules = (userId: number): LimitRule[] => [
  { key: `ticket:minutes:${userId}`, limit: 60, windowS: 10 * MINUTE },
  { key: `ticket:day:${userId}`, limit: 600, windowS: DAY },
];

/** Tickets from one address that do not exist. */
export const unknownTicketRules = (ip: string): LimitRule[] =>
  addressRules("unknown-ticket", ip, 30, 10 * MINUTE);
