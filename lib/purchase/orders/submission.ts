import type { CallRequest } from "@storefront/contract/calls";
import type { Delivery } from "../terms/delivery";
import type { Channel } from "../terms/offer";
import type { PurchaseRequest } from "../terms/purchase-request";

/** A create call as it was sent. Idempotent by its order number, so it can be repeated (product §10.12). */
export interface Submission {
  request: PurchaseRequest;
  payload: CallRequest<"buildOrder">;
  /** The total shown to the buyer. */
  shownFen: number;
  delivery: Delivery;
  /** The chosen channel; missing in data stored by earlier versions of the page. */
  channel?: Channel["kind"] | undefined;
}
