import { hasPlace, type ListingKind } from "@storefront/brands/assortment";
import type { Brand } from "@storefront/brands/types";
import { ESCROW_END } from "@storefront/contract/listing/escrow-terms";
import { DEPOSIT_CHECK_HOURS } from "@storefront/contract/rentals/deposit-terms";
import { COMPANY } from "@/components/chrome/links";
import { AUTO_DELIVERY_HOURS, NO_REASON_REFUND_DAYS, SERVICE_HOURS } from "@/lib/constants";

interface Promise {
  title: string;
  text: string;
  /** Only for hosts that show this kind of listings. */
  kind?: ListingKind;
}

/** Guarantees for buyers. */
const PROMISES: readonly Promise[] = [
  { title: "货款平台保管", text: `${ESCROW_END}才付给卖家` },
  {
    title: `${NO_REASON_REFUND_DAYS} 天无理由退款`,
    text: "标有此项的商品",
    kind: "card-key",
  },
  {
    title: `自动发货 ${AUTO_DELIVERY_HOURS}`,
    text: "卡密付款后立刻在订单里",
    kind: "card-key",
  },
  {
    title: `押金最晚 ${DEPOSIT_CHECK_HOURS} 小时退`,
    text: "归还后卖家验号，没有扣款就原路退回",
    kind: "rent",
  },
  { title: `人工客服 ${SERVICE_HOURS}`, text: "每天在线" },
];

/** The operator of the storefront and its promises: target of the scroll-to-us action. */
export function AboutBand({ id, brand }: { id: string; brand: Brand }) {
  const kept = PROMISES.filter(({ kind }) => hasPlace(brand.assortment, { kind }));
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={`关于${brand.name}`}
      className="container-page mt-10 scroll-mt-6 outline-none"
    >
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-10 gap-y-4 rounded-m border border-line bg-tint px-8 py-5 narrow:grid-cols-1 small:px-5">
        <div>
          <h2 className="font-semibold text-lg">关于{brand.name}</h2>
          <a
            href={COMPANY}
            className="text-primary-strong text-xs underline-offset-4 hover:underline"
          >
            公司与资质
          </a>
        </div>
        <ul className="flex flex-wrap justify-between gap-x-6 gap-y-3 narrow:grid narrow:grid-cols-2 small:grid-cols-1">
          {kept.map(({ title, text }) => (
            <li key={title}>
              <span className="figures block font-medium text-ink">{title}</span>
              <span className="block text-ink-2 text-xs">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
