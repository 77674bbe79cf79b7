import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Signed addresses of uploads: `<id>.<window>.<signature>.webp`. An <img> sends no login, so the address itself grants
 * access: it appears only in answers to users who may see the picture, and expires after 6 to 12 hours. It stays the
 * same for up to 6 hours, so that a polling page does not load pictures again.
 */
const WINDOW_MS = 6 * 60 * 60 * 1000;
const NAME = /^([0-9a-f]{32})\.(\d{1,7})\.([\w-]{43})\.webp$/;

const windowAt = (now: Date): number => Math.floor(now.getTime() / WINDOW_MS);

const sign = (secret: string, id: string, lastWindow: number): string =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["upload", id, lastWindow]))
    .digest("base64url");

/** @returns the path of a picture, without its width */
export const uploadUrl = (secret: string, id: string, now: Date): string =>
  addressOf(secret, id, windowAt(now) + 1);

/** Windows in which the address of a public picture stays the same: a day. */
const PUBLIC_WINDOWS = 4;

/**
 * The address of a picture on pages that everyone may read. Caches may send a page for a day, so the address expires
 * after one to two days.
 */
export function publicUploadUrl(secret: string, id: string, now: Date): string {
  const day = Math.floor(windowAt(now) / PUBLIC_WINDOWS);
  return addressOf(secret, id, (day + 2) * PUBLIC_WINDOWS - 1);
}

function addressOf(secret: string, id: string, lastWindow: number): string {
  return `/media/uploads/${id}.${lastWindow}.${sign(secret, id, lastWindow)}.webp`;
}

/**
 * Verifies an address.
 * @param name the path after `/media/uploads/`
 * @returns the picture's id; null when the signature is invalid or the address has expired
 */
export function readUploadName(secret: string, name: string, now: Date): string | null {
  const [, id, window, signature] = NAME.exec(name) ?? [];
  if (!id || !window || !signature || Number(window) < windowAt(now)) return null;
  const expected = sign(secret, id, Number(window));
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? id : null;
}
