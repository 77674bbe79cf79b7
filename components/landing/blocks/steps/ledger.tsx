import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** A ledger: heading on the left, one ruled line per step on the right. */
export function StepsLedger({ block }: BlockProps<"steps">) {
  return (
    <Section
      block={block}
      className="grid grid-cols-[360px_1fr] gap-24 py-24 narrow:grid-cols-1 narrow:gap-12 small:gap-9"
    >
      <Title block={block} />
      <ol>
        {block.steps.map(({ name, text }, index) => (
          <li
            key={name}
            className="grid grid-cols-[88px_180px_1fr] items-baseline border-rule border-t py-7 first:border-on first:border-t-2 small:grid-cols-[64px_1fr] small:gap-y-2 small:py-6"
          >
            <span className="figures font-bold text-2xl text-mark small:text-xl">
              {String(index + 1).padStart(2, "0")}
            </span>
            <h3 className="font-semibold text-lg">{name}</h3>
            <p className="text-base text-soft small:col-start-2">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
