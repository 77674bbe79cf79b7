/**
 * The client's address behind proxies (X-Forwarded-For by the rule of forwarded.ts), and the network it is counted
 * under.
 */

/**
 * @param socketAddress the remote address of the connection, undefined when unknown
 * @param forwardedFor the X-Forwarded-For header, null without one
 * @param trustedHops TRUST_PROXY
 * @returns the client's address without a port, IPv4 in dotted notation; "" when unknown
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedHops: number,
): string {
  const socket = plainAddress(socketAddress ?? "") ?? "";
  if (!forwardedFor || trustedHops === 0) return socket;
  const entries = forwardedFor.split(",");
  // Starts with the nearest proxy: each entry was written by the proxy after it. An invalid entry ends the chain.
  let address = socket;
  for (let hop = 1; hop <= trustedHops; hop += 1) {
    const next = plainAddress(entries.at(-hop) ?? "");
    if (!next) break;
    address = next;
  }
  return address;
}

/** Returns the key an address is counted under: IPv4 itself, IPv6 its prefix (a subscriber has a /64, a site a /48). */
export function addressGroup(address: string, bits: 48 | 64): string {
  const groups = ipv6Groups(address);
  if (!groups) return address;
  const kept = groups.slice(0, bits / 16).map((group) => group.toString(16));
  return `${kept.join(":")}::/${bits}`;
}

const IPV4 = /^(?:\d{1,3}\.){3}\d{1,3}$/;
/** `[::1]:80`, `[::1]`, `203.0.113.9:4711`; a bare IPv6 address has no port. */
const WITH_PORT = /^(?:\[([^\]]{1,64})\](?::\d{1,5})?|([\d.]{7,15}):\d{1,5})$/;

/** Prefix of IPv4 addresses on a dual-stack socket, for every request of a program that listens on all addresses. */
const DUAL_STACK = "::ffff:";

/** @returns the address without port, brackets and zone; undefined when it is invalid */
function plainAddress(text: string): string | undefined {
  if (text.startsWith(DUAL_STACK)) {
    const address = text.slice(DUAL_STACK.length);
    if (isIpv4(address)) return address;
  }
  const trimmed = text.trim().slice(0, 80);
  const [, inBrackets, beforePort] = WITH_PORT.exec(trimmed) ?? [];
  const [address = ""] = (inBrackets ?? beforePort ?? trimmed).toLowerCase().split("%");
  if (isIpv4(address)) return address;
  const groups = ipv6Groups(address);
  if (!groups) return undefined;
  return mappedIpv4(groups) ?? address;
}

const isIpv4 = (text: string): boolean =>
  IPV4.test(text) && text.split(".").every((part) => Number(part) <= 255);

/** `::ffff:203.0.113.9`, also as `::ffff:cb00:7109`: the form in which a dual-stack socket reports IPv4. */
function mappedIpv4(groups: readonly number[]): string | undefined {
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".");
}

/** @returns the eight groups of an IPv6 address, null for anything else */
function ipv6Groups(address: string): number[] | null {
  const halves = address.split("::");
  if (!address.includes(":") || halves.length > 2) return null;
  const [left = [], right = []] = halves.map(groupsOf);
  if (!left || !right) return null;
  const missing = 8 - left.length - right.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null;
  return [...left, ...Array.from({ length: missing }, () => 0), ...right];
}

/** The last group may be an IPv4 address, which counts as two. @returns null when a group is invalid */
function groupsOf(half: string): number[] | null {
  if (half === "") return [];
  const groups: number[] = [];
  for (const part of half.split(":")) {
    if (isIpv4(part)) {
      const [a = 0, b = 0, c = 0, d = 0] = part.split(".").map(Number);
      groups.push(a * 256 + b, c * 256 + d);
    } else if (/^[\da-f]{1,4}$/i.test(part)) {
      groups.push(Number.parseInt(part, 16));
    } else {
      return null;
    }
  }
  return groups;
}
