import { services } from "@storefront/contract/listing/promises";
import type { GoodsView } from "@/lib/goods/goods-view";
import { FactRow } from "./fact-row";
import { ServiceLink } from "./service-link";

/** More services than this use two columns, to avoid a single one on the second line. */
const IN_ONE_LINE = 3;

/** Promises and guarantee services. */
export function ServiceRows({ goods }: { goods: GoodsView }) {
  const offered = services(goods);
  if (offered.length === 0) return null;
  return (
    <FactRow name="服务">
      <ul
        className={
          offered.length > IN_ONE_LINE
            ? "grid grid-cols-2 gap-x-2 gap-y-1 small:grid-cols-[repeat(auto-fill,minmax(150px,1fr))]"
            : "flex flex-wrap gap-x-3 gap-y-1"
        }
      >
        {offered.map(({ name, isSellers }, index) => (
          <li key={name}>
            <ServiceLink name={name} index={index} isSellers={isSellers} />
          </li>
        ))}
      </ul>
    </FactRow>
  );
}
