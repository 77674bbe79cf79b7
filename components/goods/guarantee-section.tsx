import { termsAnchor } from "@storefront/contract/listing/promises";
import { SERVICE_HOURS } from "@/lib/constants";
import type { Guarantee } from "@/lib/goods/goods-view";
import { CheckMark } from "./check-mark";
import { PageSection } from "./page-section";

/** 保障: the terms of the services named above, each opened by a link there. */
export function GuaranteeSection({ services }: { services: readonly Guarantee[] }) {
  if (services.length === 0) return null;
  return (
    <PageSection
      id="guarantee"
      title="保障"
      aside={<p className="figures text-ink-2 text-xs">客服在线 {SERVICE_HOURS}</p>}
    >
      <div className="grid grid-cols-2 items-start gap-x-10 gap-y-4 wide:grid-cols-1 narrow:gap-x-6 small:grid-cols-1">
        {services.map((service, index) => (
          <Terms key={service.name} service={service} id={termsAnchor(index)} />
        ))}
      </div>
    </PageSection>
  );
}

/** A link to the id inside opens the <details>, because browsers reveal the target of a fragment. */
function Terms({ service, id }: { service: Guarantee; id: string }) {
  const { name, brief, terms } = service;
  const lines = [
    ["期限", terms.duration],
    ["不包括", terms.excludes],
    ["由谁裁定", terms.decidedBy],
  ].filter(([, text]) => text !== "");
  return (
    <details className="group rounded-s border border-line px-4 py-3 open:bg-ground">
      <summary className="flex cursor-pointer list-none items-start gap-2 [&::-webkit-details-marker]:hidden">
        <CheckMark className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 flex-1">
          <span className="block font-medium text-sm">{name}</span>
          <span className="wrap-anywhere block text-ink-2 text-sm">{brief}</span>
        </span>
        {lines.length === 0 ? null : (
          <span className="shrink-0 text-primary-strong text-xs leading-6">
            <span className="group-open:hidden">看条款</span>
            <span className="hidden group-open:inline">收起</span>
          </span>
        )}
      </summary>
      <dl id={id} className="mt-3 space-y-1.5 border-line border-t pt-3 text-sm">
        {lines.map(([title, text]) => (
          <div key={title} className="flex gap-3">
            <dt className="w-16 shrink-0 text-ink-2">{title}</dt>
            <dd className="wrap-anywhere min-w-0">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
