import { fenToYuan } from "@storefront/contract/money";
import { amountOff } from "@/lib/purchase/terms/discount-lines";
import { addsUp, type PriceLines } from "@/lib/purchase/terms/price";

/** The server's price lines, with a warning when they do not add up to its total (product §10.18). */
export function PriceLinesList({ price }: { price: PriceLines }) {
  return (
    <>
      <dl className="space-y-1 text-sm short:flex short:flex-wrap short:gap-x-5 short:space-y-0 short:text-xs">
        {price.unitFen === null ? null : (
          <Line title="商品金额" amount={`¥${fenToYuan(price.unitFen * price.quantity)}`} />
        )}
        {price.discounts.map((line) => (
          <Line key={line.key} title={line.title} amount={amountOff(line)} off />
        ))}
        {price.gifts.map((gift) => (
          <Line key={`gift ${gift}`} title={gift} amount="赠" off />
        ))}
        {price.couponFen > 0 ? (
          <Line title="优惠券" amount={`−¥${fenToYuan(price.couponFen)}`} off />
        ) : null}
      </dl>
      {isListed(price) ? null : (
        <p className="flex items-center gap-1.5 text-ink-2 text-xs">
          <span className="shrink-0 rounded-[3px] border border-accent/50 px-1 text-accent leading-4">
            已享优惠
          </span>
          <bdi className="min-w-0 truncate small:whitespace-normal">{price.hitText}</bdi>
        </p>
      )}
      {addsUp(price) ? null : (
        <p role="alert" className="text-danger text-xs">
          明细与应付金额不一致，请以应付金额为准，或联系客服核实后再下单。
        </p>
      )}
    </>
  );
}

/** Whether the applied promotion needs no line: there is none, or a discount line or gift already names it. */
const isListed = ({ hitText, discounts, gifts }: PriceLines): boolean =>
  hitText === "" || gifts.includes(hitText) || discounts.some(({ title }) => title === hitText);

function Line({ title, amount, off = false }: { title: string; amount: string; off?: boolean }) {
  return (
    <div className="flex justify-between gap-4 short:gap-1.5">
      <dt className="min-w-0 truncate text-ink-2 small:whitespace-normal">{title}</dt>
      <dd className={`figures shrink-0 ${off ? "text-accent" : "text-ink"}`}>{amount}</dd>
    </div>
  );
}
