import { BlockList, isIP } from "node:net";

/** Addresses and networks in CIDR notation, of IPv4 and IPv6. */
export interface Networks {
  has(address: string): boolean;
}

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/**
 * Reads a comma-separated list such as `127.0.0.0/8, ::1, 10.0.0.0/8`.
 * @throws Error that names the first entry that is neither an address nor a network
 */
export function readNetworks(text: string): Networks {
  const list = new BlockList();
  for (const entry of text.split(",").map((part) => part.trim())) {
    const [address = "", bits, ...rest] = entry.split("/");
    const most = isIP(address) === 6 ? 128 : 32;
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
    if (isIP(address) === 0 || prefix < 0 || prefix > most || rest.length > 0)
      throw new Error(`must be addresses or networks such as 10.0.0.0/8, not ${entry}`);
    list.addSubnet(address, prefix, familyOf(address));
  }
  return {
    has: (address) => isIP(address) !== 0 && list.check(address, familyOf(address)),
  };
}
