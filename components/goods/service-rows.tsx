import { fenToYuan } from "@/contract/money";
import type { GoodsView } from "@/lib/goods/goods-view";
import { promises } from "@/lib/goods/promises";
import { CheckMark } from "./check-mark";
import { FactRow } from "./fact-row";

/** What comes with the goods: promises, guarantee services, and the terms of a rent. */
export function ServiceRows({ goods }: { goods: GoodsView }) {
  const services = new Set([...promises(goods), ...goods.guarantee].map(({ name }) => name));
  return (
    <>
      {services.size === 0 ? null : (
        <FactRow name="服务">
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {[...services].map((service) => (
              <li key={service} className="flex items-center gap-1.5">
                <CheckMark className="size-3.5" />
                <bdi>{service}</bdi>
              </li>
            ))}
          </ul>
        </FactRow>
      )}
      {goods.rent === null ? null : (
        <FactRow name="租用">
          <span className="figures">
            押金 ¥{fenToYuan(goods.rent.depositFen)}
            {goods.rent.leastHours > 0 ? `，最短租 ${goods.rent.leastHours} 小时` : ""}
          </span>
        </FactRow>
      )}
    </>
  );
}
