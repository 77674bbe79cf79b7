import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Addresses of pictures that people send: `<id>.<window>.<signature>.webp`. An <img> sends no login, so the address itself
 * is the permission: only answers to those who may see the picture hold one, and it ends after 6 to 12 hours. It stays the
 * same for up to 6 hours, so that a page that polls loads no picture twice.
 */
const WINDOW_MS = 6 * 60 * 60 * 1000;
const NAME = /^([0-9a-f]{32})\.(\d{1,7})\.([\w-]{43})\.webp$/;

const windowAt = (now: Date): number => Math.floor(now.getTime() / WINDOW_MS);

const sign = (secret: string, id: string, lastWindow: number): string =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["upload", id, lastWindow]))
    .digest("base64url");

/** @returns path of a picture, without its width */
export function uploadUrl(secret: string, id: string, now: Date): string {
  const lastWindow = windowAt(now) + 1;
  return `/media/uploads/${id}.${lastWindow}.${sign(secret, id, lastWindow)}.webp`;
}

/**
 * @param name what follows `/media/uploads/`
 * @returns the picture's id; null for an address that was never given out, or has ended
 */
export function readUploadName(secret: string, name: string, now: Date): string | null {
  const [, id, window, signature] = NAME.exec(name) ?? [];
  if (!id || !window || !signature || Number(window) < windowAt(now)) return null;
  const expected = sign(secret, id, Number(window));
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? id : null;
}
