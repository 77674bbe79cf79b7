import { termsAnchor } from "@storefront/contract/listing/promises";
import { SELLERS_OWN_TERMS } from "@storefront/contract/listing/seller-statement";
import { SERVICE_HOURS } from "@/lib/constants";
import type { Guarantee } from "@/lib/goods/goods-view";
import { GuaranteeTerms } from "./guarantee-terms";
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
        {services.map(({ name, brief, terms, isSellers }, index) => (
          <GuaranteeTerms
            key={name}
            id={termsAnchor(index)}
            name={name}
            brief={brief}
            terms={isSellers ? [["说明", SELLERS_OWN_TERMS]] : listTerms(terms)}
            isSellers={isSellers}
          />
        ))}
      </div>
    </PageSection>
  );
}

function listTerms({ duration, excludes, decidedBy }: Guarantee["terms"]) {
  const terms = [
    ["期限", duration],
    ["不包括", excludes],
    ["由谁裁定", decidedBy],
  ] as const;
  return terms.filter(([, text]) => text !== "");
}
