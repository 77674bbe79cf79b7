import { isIP } from "node:net";

/**
 * The one rule for X-Forwarded-For, -Host and -Proto: each of our proxies appends what it saw, so with n of them the
 * nth entry from the end is what the outermost one saw, and everything before it is the client's own claim.
 * @param hops how many proxies of ours a request has passed; 0: the header is not believed
 * @returns undefined where the header says nothing that can be believed
 */
export function forwardedEntry(
  header: string | null | undefined,
  hops: number,
): string | undefined {
  if (hops === 0 || !header) return undefined;
  const entries = header.split(",");
  return entries[Math.max(0, entries.length - hops)]?.trim() || undefined;
}

/** What a server that listens on IPv6 puts before an IPv4 address. */
const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

/**
 * An address as proxies write it, without its port: "203.0.113.9:4711", "[2001:db8::1]:443".
 * @returns undefined for what is no address
 */
export function plainAddress(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1];
  const withPort = /^([\d.]+):\d{1,5}$/.exec(text)?.[1];
  const address = (bracketed ?? withPort ?? text).replace(MAPPED_IPV4, "");
  return isIP(address) === 0 ? undefined : address;
}

/**
 * The address a visitor comes from.
 * @param socketAddress of the connection
 * @param forwardedFor the X-Forwarded-For header
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null | undefined,
  hops: number,
): string | undefined {
  return plainAddress(forwardedEntry(forwardedFor, hops)) ?? plainAddress(socketAddress);
}
