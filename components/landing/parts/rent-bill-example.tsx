import type { Surface } from "@storefront/brands/landing-parts";
import { fenToYuan } from "@storefront/contract/money";
import { DEPOSIT_CHECK_HOURS } from "@storefront/contract/rentals/deposit-terms";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { Rental } from "@/lib/landing/rentals";
import { Section, Title } from "./section";

interface Props {
  /** The listing whose price is counted; without one there is no bill. */
  rental: Rental | undefined;
  /** At least its minimum is counted. */
  hours: number;
  title: string;
  lead: string;
  surface: Surface;
}

/** The bill of one real rental for some hours: the rent is spent, the deposit comes back. */
export function RentBillExample({ rental, hours, title, lead, surface }: Props) {
  if (rental === undefined) return null;
  const { row, hourFen, depositFen, leastHours } = rental;
  const counted = Math.max(hours, leastHours);
  const rentFen = counted * hourFen;
  return (
    <Section
      block={{ surface }}
      className="grid grid-cols-[1fr_520px] items-center gap-16 py-16 narrow:grid-cols-2 narrow:gap-8 small:grid-cols-1"
    >
      <Title block={{ title, lead }} />
      <dl
        data-ground="white"
        className="figures rounded-m px-8 py-6 text-base shadow-card small:px-5"
      >
        <div className="border-rule border-b pb-4">
          <dt className="text-soft text-xs">{row.game}</dt>
          <dd className="font-medium">
            <a href={goodsAddress(row.id)} className="hover:underline">
              {row.name}
            </a>
          </dd>
        </div>
        <Line
          name={`租金 ¥${fenToYuan(hourFen)} × ${counted} 小时`}
          text={`¥${fenToYuan(rentFen)}`}
        />
        <Line
          name={depositFen === 0 ? "免押金" : "押金，下单时一起付"}
          text={`¥${fenToYuan(depositFen)}`}
        />
        <Line name="付款合计" text={`¥${fenToYuan(rentFen + depositFen)}`} />
        <Line
          name={`还号后退回，最晚 ${DEPOSIT_CHECK_HOURS} 小时`}
          text={`−¥${fenToYuan(depositFen)}`}
        />
        <div className="flex items-baseline justify-between gap-6 border-rule border-t pt-4">
          <dt className="font-semibold">玩这 {counted} 小时，花掉</dt>
          <dd className="font-bold text-2xl text-price">¥{fenToYuan(rentFen)}</dd>
        </div>
      </dl>
    </Section>
  );
}

function Line({ name, text }: { name: string; text: string }) {
  return (
    <div className="flex justify-between gap-6 py-2 text-soft">
      <dt>{name}</dt>
      <dd className="shrink-0">{text}</dd>
    </div>
  );
}
