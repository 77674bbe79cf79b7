import { AUTO_DELIVERY_HOURS, SERVICE_HOURS } from "@/lib/constants";

const HOURS = [0, 4, 8, 12, 16, 20, 24];
const [OPENS = 0, CLOSES = 24] = SERVICE_HOURS.match(/\d{1,2}(?=:)/g)?.map(Number) ?? [];
const share = (hour: number) => `${(hour / 24) * 100}%`;

/**
 * Timeline of a day: hours of customer service and of automatic delivery.
 * @param automatic whether the host shows goods that are delivered automatically
 */
export function ServiceDay({ automatic }: { automatic: boolean }) {
  return (
    <section className="bg-ink text-white">
      <div className="container-page grid grid-cols-[300px_1fr] gap-20 py-16 narrow:grid-cols-[260px_1fr] narrow:gap-12 small:grid-cols-1 small:gap-8 small:py-12">
        <div>
          <h2 className="font-semibold text-xl">
            <span className="figures">{SERVICE_HOURS}</span> 有人接
          </h2>
          <p className="mt-3 text-base text-white/80">
            {automatic ? `夜里也能买：自动发货的商品付款就发，${AUTO_DELIVERY_HOURS}不停。` : null}
            要人处理的事，留言到早上开门先办。
          </p>
        </div>
        <div className="self-center" aria-hidden="true">
          <Line name="人工客服" from={OPENS} to={CLOSES} color="bg-spark" />
          {automatic ? <Line name="自动发货" from={0} to={24} color="bg-white/35" /> : null}
          <div className="relative mt-3 ml-24 h-5 small:ml-[72px] text-white/70 text-xs">
            {HOURS.map((hour) => (
              <span
                key={hour}
                className="figures -translate-x-1/2 absolute small:even:hidden"
                style={{ left: share(hour) }}
              >
                {hour}:00
              </span>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function Line(props: { name: string; from: number; to: number; color: string }) {
  const { name, from, to, color } = props;
  return (
    <div className="mt-5 grid grid-cols-[96px_1fr] items-center small:grid-cols-[72px_1fr] first:mt-0">
      <span>{name}</span>
      <span className="relative h-5 rounded-full bg-white/10">
        <span
          className={`absolute inset-y-0 rounded-full ${color}`}
          style={{ left: share(from), width: share(to - from) }}
        />
      </span>
    </div>
  );
}
