import type { CallAnswer } from "@storefront/contract/calls";
import { EXTENSION_WORDS } from "@storefront/contract/labels/state-words";
import type { BuyerAction } from "@storefront/contract/orders/buyer-actions";
import { Countdown } from "@storefront/html/parts/countdown";
import { Row } from "@storefront/html/parts/row";

type Rental = NonNullable<CallAnswer<"orderDetail">["rental"]>;
export type Extension = NonNullable<Rental["extensions"]>[number];

/** States in which the payment or a refund can arrive at any time, so the order's page polls. */
const WAITING: ReadonlySet<Extension["state"]> = new Set(["pending", "paid", "refund_due"]);
/** States that the rental's page shows: those with money, and the one to pay. */
const SHOWN: ReadonlySet<Extension["state"]> = new Set([
  ...WAITING,
  ...(["extended", "refunded"] as const),
]);

/** @returns the page to extend a rental, with these hours chosen */
export function extendHref(orderNum: string, hours?: number): string {
  const query = new URLSearchParams({ order_num: orderNum });
  if (hours !== undefined) query.set("hours", String(hours));
  return `/phone/extendRental?${query}`;
}

export const isExtending = (rental: Rental | null): boolean =>
  (rental?.extensions ?? []).some(({ state }) => WAITING.has(state));

/** @returns a key of the extensions' states, to reload the order's page when one changes */
export const extensionsWatch = (rental: Rental | null): string | undefined =>
  rental?.extensions?.map(({ state, hours }) => `${state}${hours}`).join("-") || undefined;

/** Rows of paid, unpaid and refunded extensions in the rental's list. */
export function ExtensionRows({ extensions }: { extensions: readonly Extension[] }) {
  const shown = extensions.filter(({ state }) => SHOWN.has(state));
  return (
    <>
      {shown.map(({ state, hours, price }) => (
        <Row label="续租">
          <span class="figures">
            {hours} 小时 ¥{price}
          </span>
          <small>{EXTENSION_WORDS[state]}</small>
        </Row>
      ))}
    </>
  );
}

/** Refunds of extensions, each by its payment channel. */
export const extensionRefunds = (rental: Rental | null): Extension["refunds"] =>
  (rental?.extensions ?? []).flatMap(({ refunds }) => refunds);

interface ActionProps {
  orderNum: string;
  rental: Rental;
  actions: ReadonlySet<BuyerAction>;
  /** Where this phone can pay the unpaid extension; "" when not here. */
  payHref: string;
}

/** The form to pay or cancel an unpaid extension, else the way to another one, or why there is none now. */
export function ExtensionAction({ orderNum, rental, actions, payHref }: ActionProps) {
  const pending = rental.extensions?.find(({ state }) => state === "pending");
  if (pending) return <PendingExtension orderNum={orderNum} {...{ pending, payHref }} />;
  const offer = rental.extension_offer;
  if (!offer) return null;
  if (offer.refusal !== "") return <p class="hint">{offer.refusal}</p>;
  if (offer.most_hours === 0) return <p class="hint">剩余时间已经是最长的租期，晚些时候可以续租</p>;
  if (!actions.has("extend")) return null;
  return (
    <a class="button" href={extendHref(orderNum)} data-action="extend">
      续租
    </a>
  );
}

function PendingExtension(props: { orderNum: string; pending: Extension; payHref: string }) {
  const { orderNum, pending, payHref } = props;
  return (
    <div class="stack">
      <p class="hint">
        续租 {pending.hours} 小时，请在 <Countdown seconds={pending.payment?.pay_count_down ?? 0} />{" "}
        内付款
      </p>
      {payHref === "" ? null : (
        <a class="button primary" href={payHref} data-action="payExtension">
          去付款 ¥{pending.price}
        </a>
      )}
      <form method="post" action="/phone/extendRental/cancel">
        <input type="hidden" name="order_num" value={orderNum} />
        <input type="hidden" name="extension_num" value={pending.order_num} />
        <button class="button quiet" type="submit" data-action="cancelExtension">
          取消续租
        </button>
      </form>
    </div>
  );
}
