import type { PurchaseRequest } from "@/lib/purchase/terms/purchase-request";
import { GoodsRow } from "./goods-row";

/** The confirm dialog while its terms load: shows the goods; the rest is a skeleton of the same height. */
export function ConfirmSkeleton({ request }: { request: PurchaseRequest }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        正在确认订单
      </p>
      <GoodsRow
        picture={request.picture}
        name={request.goodsName}
        detail={<Bar className="h-4 w-32" />}
        price={<Bar className="my-0.5 ml-auto h-4 w-11" />}
        quantity={request.quantity}
      />
      <div className="divide-y divide-line border-line border-t">
        <div className="flex justify-between py-[19px]">
          <Bar className="h-4 w-14" />
          <Bar className="h-4 w-16" />
        </div>
        <div className="space-y-4 py-4">
          <Field className="h-10" />
          <Field className="h-[62px]" />
        </div>
        <div className="py-4">
          <Bar className="h-4 mt-[3px] mb-[11px] w-16" />
          <div className="space-y-2">
            <Bar className="h-11" />
            <Bar className="h-11" />
            <Bar className="h-11" />
          </div>
        </div>
      </div>
      <div className="-mx-6 -mb-1 border-line border-t px-6 pt-4">
        <div className="flex justify-between py-[3px]">
          <Bar className="h-4 w-16" />
          <Bar className="h-4 w-14" />
        </div>
        <div className="mt-3 flex items-center justify-between">
          <Bar className="h-7 w-28" />
          <Bar className="h-12 w-32" />
        </div>
      </div>
    </div>
  );
}

/** Skeleton of a field with its label. */
function Field({ className }: { className: string }) {
  return (
    <div className="pt-[3px]">
      <Bar className="h-4 mb-[9px] w-20" />
      <Bar className={className} />
    </div>
  );
}

function Bar({ className }: { className: string }) {
  return (
    <span
      className={`block animate-pulse rounded-s bg-line/70 motion-reduce:animate-none ${className}`}
    />
  );
}
