import type { CallRequest } from "@/contract/calls";
import type { Delivery } from "./delivery";
import type { Channel } from "./offer";
import type { PurchaseRequest } from "./purchase-request";

/** A create call as it was sent: with the same order number it can be repeated, and makes one order (product §10.12). */
export interface Submission {
  request: PurchaseRequest;
  payload: CallRequest<"buildOrder">;
  /** The total that the buyer saw. */
  shownFen: number;
  delivery: Delivery;
  /** How the buyer wants to pay; left out in what earlier versions of the page kept. */
  channel?: Channel["kind"] | undefined;
}
