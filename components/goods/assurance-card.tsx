import { SERVICE_HOURS } from "@/lib/constants";
import type { Titled } from "@/lib/goods/goods-view";
import { CheckMark } from "./check-mark";

/** Beside a long description: what a buyer can count on, in short. */
export function AssuranceCard({ services }: { services: readonly Titled[] }) {
  return (
    <section
      aria-labelledby="assurance-title"
      className="rounded-m bg-white p-4 shadow-card narrow:flex narrow:flex-wrap narrow:items-center narrow:gap-x-8 narrow:gap-y-2 narrow:px-6 small:px-4"
    >
      <h2 id="assurance-title" className="mb-3 font-medium text-sm narrow:mb-0">
        放心购
      </h2>
      <ul className="space-y-2 narrow:flex narrow:flex-wrap narrow:gap-x-8 narrow:gap-y-2 narrow:space-y-0">
        {services.map(({ name }) => (
          <li key={name} className="flex items-center gap-2 text-ink-2 text-xs">
            <CheckMark className="size-3.5" />
            <bdi className="min-w-0 truncate">{name}</bdi>
          </li>
        ))}
      </ul>
      <p className="figures mt-3 border-line border-t pt-3 text-ink-2 text-xs narrow:mt-0 narrow:ml-auto narrow:border-0 narrow:pt-0 small:ml-0">
        客服在线 {SERVICE_HOURS}
      </p>
    </section>
  );
}
