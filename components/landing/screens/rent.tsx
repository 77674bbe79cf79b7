import { Cover } from "@/components/listing/cover";
import { chooseGoods } from "@/lib/landing/choose-goods";
import type { LandingProps } from "../landing-props";
import { PhoneFrame } from "./phone-frame";
import { PlaceholderRows } from "./placeholder-rows";

interface Props {
  screen: { from?: number };
  page: Pick<LandingProps, "market">;
  className?: string;
}

/** Time left at 20:18, end time and elapsed share. Pages start with different entries. */
const LEFT = [
  { left: "01:42:07", until: "22:00", over: "w-[57%]" },
  { left: "00:36:41", until: "20:54", over: "w-[82%]" },
  { left: "02:12:20", until: "22:30", over: "w-[45%]" },
] as const;

/** The app while an account is rented: the rental, the time left, and what else is available tonight. */
export function RentScreen({ screen: { from = 0 }, page, className = "" }: Props) {
  const [now, ...more] = chooseGoods(page.market, { kinds: ["租号"], from }, 5);
  const { left, until, over } = LEFT[from % LEFT.length] ?? LEFT[0];
  return (
    <PhoneFrame
      label="App 的租号页：正在租用的账号与今晚可租的账号"
      ground="ink"
      className={`ring-1 ring-white/25 ${className}`}
    >
      <div className="flex h-full flex-col px-4">
        {now ? (
          <div className="rounded-m bg-primary p-4 text-white">
            <span className="flex items-center justify-between text-[11px]">
              <span className="rounded-full border border-white/70 px-2 py-0.5">租用中</span>
              <span>{until} 到点</span>
            </span>
            <span className="mt-3 flex items-center gap-3">
              <Cover url={now.cover} size={44} className="rounded-s" eager />
              <span className="min-w-0">
                <span className="block truncate font-medium text-[13px]">{now.name}</span>
                <span className="block text-[11px]">{now.game}</span>
              </span>
            </span>
            <span className="figures mt-4 block font-semibold text-[32px] leading-9">{left}</span>
            <span className="mt-3 block h-1.5 overflow-hidden rounded-full bg-black/25">
              <span className={`block h-full rounded-full bg-spark ${over}`} />
            </span>
            <span className="mt-4 grid grid-cols-2 gap-2 text-center text-[13px]">
              <span className="rounded-s bg-white py-2 font-medium text-primary-strong">续时</span>
              <span className="rounded-s border border-white/50 py-2">重新上号</span>
            </span>
          </div>
        ) : (
          <div className="h-[236px] shrink-0 rounded-m bg-white/10" />
        )}
        <span className="mt-5 flex items-baseline justify-between">
          <span className="font-semibold text-sm">今晚可租</span>
          <span className="text-[11px] text-white/70">按小时</span>
        </span>
        {more.length === 0 ? <PlaceholderRows count={4} size={46} /> : null}
        <ul className="mt-1 flex-1">
          {more.map((row) => (
            <li key={row.id} className="flex items-center gap-3 border-white/12 border-b py-2.5">
              <Cover url={row.cover} size={46} className="rounded-s" eager />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-[13px]">{row.name}</span>
                <span className="mt-0.5 block truncate text-[11px] text-white/70">{row.game}</span>
              </span>
              <span className="figures shrink-0 font-semibold text-sm text-spark">
                ¥{row.price}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </PhoneFrame>
  );
}
