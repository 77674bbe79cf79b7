import type { PurchaseRequest } from "@/lib/purchase/purchase-request";
import { GoodsRow } from "./goods-row";

/** The confirm dialog before its terms are there: the goods are known, the rest has its shape. */
export function ConfirmSkeleton({ request }: { request: PurchaseRequest }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        正在确认订单
      </p>
      <GoodsRow
        picture={request.picture}
        name={request.goodsName}
        detail={<Bar className="w-32" />}
        price={<Bar className="w-16" />}
        quantity={request.quantity}
      />
      <div className="space-y-5 border-line border-t pt-5">
        <Bar className="w-full" />
        <Bar className="h-16 w-full" />
        <Bar className="w-40" />
        <Bar className="h-11 w-full" />
        <Bar className="h-11 w-full" />
      </div>
      <Bar className="mt-8 h-12 w-full" />
    </div>
  );
}

function Bar({ className }: { className: string }) {
  return (
    <span
      className={`block h-4 animate-pulse rounded-s bg-line/70 motion-reduce:animate-none ${className}`}
    />
  );
}
