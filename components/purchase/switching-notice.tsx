import { Spinner } from "@/components/ui/spinner";
import type { OpenOrder } from "@/lib/purchase/orders/open-order";
import { PayAmount } from "./pay-amount";

/** Shown while the order is cancelled to switch the payment channel. */
export function SwitchingNotice({ order }: { order: OpenOrder }) {
  return (
    <div className="space-y-4" aria-busy="true">
      <PayAmount order={order} />
      <p
        role="status"
        className="flex h-72 items-center justify-center gap-2 rounded-m bg-tint text-ink-2"
      >
        <Spinner />
        正在换支付方式，原来的二维码不再有效…
      </p>
    </div>
  );
}
