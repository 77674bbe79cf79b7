import type { LadderLayout } from "@storefront/brands/layouts/ladder";
import type { Sold } from "@/lib/boost/sold";
import { Section, Title } from "../../parts/section";

const SHOWN = 8;

type Props = LadderLayout["sold"] & { sold: readonly Sold[] };

/** What buyers paid lately, from the marketplace. */
export function SoldList({ title, surface, sold }: Props) {
  if (sold.length === 0) return null;
  return (
    <Section block={{ surface }} className="py-16">
      <Title block={{ title }} />
      <ul className="mt-8 grid grid-cols-2 gap-x-12 narrow:grid-cols-1">
        {sold.slice(0, SHOWN).map(({ start, target, price }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and equal boosts may follow each other.
            key={index}
            className="figures flex items-baseline justify-between gap-4 border-rule border-b py-3.5 text-base"
          >
            <span>
              {start} → {target}
            </span>
            <span className="font-semibold text-lg text-price">¥{price}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
