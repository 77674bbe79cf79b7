import { fenToYuan } from "@storefront/contract/money";
import { Price } from "@/components/ui/price";

/** The amount of an order, with the name of the goods. */
export function PayAmount({ order }: { order: { priceFen: number; goodsName: string } }) {
  return (
    <div className="text-center">
      <Price yuan={fenToYuan(order.priceFen)} size="huge" />
      <p className="mt-1 truncate text-ink-2 small:whitespace-normal [unicode-bidi:isolate]">
        {order.goodsName}
      </p>
    </div>
  );
}
