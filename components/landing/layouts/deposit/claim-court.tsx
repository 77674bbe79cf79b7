import type { DepositLayout } from "@storefront/brands/layouts/deposit";
import { CLAIM_ANSWER_HOURS } from "@storefront/contract/rentals/deposit-terms";
import { Section, Title } from "../../parts/section";

/** The rules of a claim, in the order of its stages. */
const RULES = [
  "号主写明要扣多少、为什么扣，附上图片。空口说的不算。",
  `你有 ${CLAIM_ANSWER_HOURS} 小时：同意，或者提出异议，写理由、传图片。`,
  "双方说不拢，平台看过证据再定扣多少。裁决之前，一分不会扣。",
] as const;

/** A dispute over the deposit: claim, answer, ruling. */
export function ClaimCourt({ title, lead, surface, names }: DepositLayout["claim"]) {
  return (
    <Section
      block={{ surface }}
      className="grid grid-cols-[400px_1fr] gap-16 py-16 narrow:grid-cols-1 narrow:gap-8"
    >
      <Title block={{ title, lead }} />
      <ol className="grid gap-4">
        {RULES.map((rule, index) => (
          <li
            key={rule}
            className="grid grid-cols-[64px_1fr] gap-5 rounded-m border border-rule p-6 small:grid-cols-[44px_1fr] small:gap-3 small:p-4"
          >
            <span className="figures font-bold text-3xl text-mark small:text-2xl">{index + 1}</span>
            <div>
              <h3 className="font-semibold text-lg">{names[index]}</h3>
              <p className="mt-1 text-base text-soft">{rule}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
