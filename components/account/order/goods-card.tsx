import { fenToYuan } from "@storefront/contract/money";
import { Thumbnail } from "@/components/listing/thumbnail";
import { Price } from "@/components/ui/price";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { Bill, OrderPage } from "@/lib/order/order-page";
import { amountOff } from "@/lib/purchase/terms/discount-lines";
import { Card } from "./card";

/** The goods of the order and the composition of the price. */
export function GoodsCard({ page, brandName }: { page: OrderPage; brandName: string }) {
  const { order, gifts, cashbackFen, sellerName } = page;
  const { goodsId, goodsName, picture, detail, priceFen } = order;
  const isOver = ["expired", "cancelled", "refunded"].includes(order.state);
  return (
    <Card title="购买的商品">
      <div className="flex gap-4 small:flex-wrap">
        {picture === "" ? null : (
          <Thumbnail picture={picture} size={96} className="size-24 rounded-s" />
        )}
        <div className="min-w-0 flex-1 small:min-w-40">
          <p className="wrap-anywhere font-medium text-base text-ink [unicode-bidi:isolate]">
            {goodsId > 0 ? (
              <a href={goodsAddress(goodsId)} className="hover:text-primary-strong hover:underline">
                {goodsName}
              </a>
            ) : (
              goodsName
            )}
          </p>
          <p className="wrap-anywhere mt-1 text-ink-2 [unicode-bidi:isolate]">{detail}</p>
          <p className="mt-1 text-ink-2 text-xs">
            {[sellerName && `卖家 ${sellerName}`, brandName && `购于 ${brandName}`]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
      </div>
      <dl className="mt-5 space-y-2 border-line border-t pt-4 text-sm">
        {page.bill === null ? null : <BillLines bill={page.bill} kind={order.kind} />}
        {gifts.map((gift) => (
          <Line key={gift} title={`赠 ${gift}`} amount="¥0.00" />
        ))}
        <div
          className={`flex items-baseline justify-between gap-4 ${page.bill === null && gifts.length === 0 ? "" : "border-line border-t pt-3"}`}
        >
          <dt className="font-medium text-ink">{page.times.paid === null ? "应付" : "实付"}</dt>
          <dd>
            <Price yuan={fenToYuan(priceFen)} size="large" muted={isOver} />
          </dd>
        </div>
        {cashbackFen === 0 || isOver ? null : (
          <Line title="完成后返现到余额" amount={`¥${fenToYuan(cashbackFen)}`} />
        )}
      </dl>
    </Card>
  );
}

function BillLines({ bill, kind }: { bill: Bill; kind: OrderPage["order"]["kind"] }) {
  const { unitFen, quantity, discounts, coupon, depositFen } = bill;
  const count = quantity > 1 ? `（¥${fenToYuan(unitFen)} × ${quantity}）` : "";
  return (
    <>
      <Line
        title={`${kind === "rent" ? "租金" : "商品金额"}${count}`}
        amount={`¥${fenToYuan(unitFen * quantity)}`}
      />
      {discounts.map((line) => (
        <Line key={line.key} title={line.title} amount={amountOff(line)} isOff />
      ))}
      {coupon === null ? null : (
        <Line
          title={`优惠券${coupon.name === "" ? "" : `：${coupon.name}`}`}
          amount={`−¥${fenToYuan(coupon.fen)}`}
          isOff
        />
      )}
      {depositFen === 0 ? null : (
        <Line title="押金（归还后退回）" amount={`¥${fenToYuan(depositFen)}`} />
      )}
    </>
  );
}

function Line({
  title,
  amount,
  isOff = false,
}: {
  title: string;
  amount: string;
  isOff?: boolean;
}) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="wrap-anywhere min-w-0 text-ink-2 [unicode-bidi:isolate]">{title}</dt>
      <dd className={`figures shrink-0 ${isOff ? "text-accent" : "text-ink"}`}>{amount}</dd>
    </div>
  );
}
