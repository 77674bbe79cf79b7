import type { Titled } from "@/lib/goods/goods-view";
import { CheckMark } from "./check-mark";
import { PageSection } from "./page-section";

/** 保障: what the platform answers for. */
export function GuaranteeSection({ services }: { services: readonly Titled[] }) {
  if (services.length === 0) return null;
  return (
    <PageSection id="guarantee" title="保障">
      <dl className="grid grid-cols-2 gap-x-10 gap-y-5 narrow:gap-x-6 small:grid-cols-[repeat(auto-fill,minmax(220px,1fr))]">
        {services.map(({ name, brief }) => (
          <div key={name} className="relative pl-8">
            <dt className="font-medium text-sm">
              <CheckMark className="absolute top-0.5 left-0 size-5" />
              {name}
            </dt>
            <dd className="wrap-anywhere text-ink-2 text-sm">{brief}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
