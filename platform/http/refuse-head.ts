import { ERRORS } from "@storefront/contract/codes";
import { MAX_ADDRESS_BYTES } from "@storefront/contract/http/size-limits";

/** Calls, on a brand's host and on the marketplace's own. */
const CALL = /^\/(?:api|v[12])\//;

interface HeadRefusal {
  status: number;
  /** Content-Type. */
  type: string;
  body: string;
}

/**
 * The answer to a request whose address or headers are too large: an envelope for calls, text for everything else.
 * @param address path and query, as far as known
 */
export function refuseHead(
  reason: "addressTooLong" | "headTooLarge",
  address: string,
): HeadRefusal {
  const { code, status, msg } = ERRORS[reason];
  return CALL.test(address)
    ? { status, type: "application/json", body: JSON.stringify({ code, msg, data: null }) }
    : { status, type: "text/plain; charset=utf-8", body: msg };
}

const REQUEST_LINE = /^[A-Z]+ (\S*)/;

/**
 * The answer to a head at whose limit the parser stopped. Which part is too large shows in the packet that begins with the
 * request line. Of one that arrives in small packets nothing is known here, but the limit of the head, which includes the
 * address, is true of either part.
 * @param packet the last one that the parser read
 */
export function refuseOverflow(packet: Buffer): HeadRefusal {
  const start = packet.toString("latin1", 0, MAX_ADDRESS_BYTES + 64);
  const address = REQUEST_LINE.exec(start)?.[1] ?? "";
  return refuseHead(
    address.length > MAX_ADDRESS_BYTES ? "addressTooLong" : "headTooLarge",
    address,
  );
}
