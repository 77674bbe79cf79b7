import { SERVICE_HOURS } from "@/lib/constants";
import type { Titled } from "@/lib/goods/goods-view";
import { CheckMark } from "./check-mark";

/** Beside a long description: what a buyer can count on, in short. */
export function AssuranceCard({ services }: { services: readonly Titled[] }) {
  return (
    <section aria-labelledby="assurance-title" className="rounded-m bg-white p-4 shadow-card">
      <h2 id="assurance-title" className="mb-3 font-medium text-sm">
        放心购
      </h2>
      <ul className="space-y-2">
        {services.map(({ name }) => (
          <li key={name} className="flex items-center gap-2 text-ink-2 text-xs">
            <CheckMark className="size-3.5" />
            <bdi className="min-w-0 truncate">{name}</bdi>
          </li>
        ))}
      </ul>
      <p className="figures mt-3 border-line border-t pt-3 text-ink-2 text-xs">
        客服在线 {SERVICE_HOURS}
      </p>
    </section>
  );
}
