import { GameIcon } from "../../parts/game-icon";
import { evenColumns, measures } from "../../parts/measures";
import { Phrases } from "../../parts/phrases";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** Each promise under a seal with a milled edge, at alternating heights. */
export function PromiseSeals({ block }: BlockProps<"promises">) {
  return (
    <Section block={block}>
      <Title block={block} className="mx-auto max-w-[640px] text-center" />
      <ul
        className="mt-14 grid grid-cols-(--columns) gap-8 narrow:gap-5 small:mt-10 small:grid-cols-2 small:gap-y-9"
        style={evenColumns(block.promises.length)}
      >
        {block.promises.map(({ name, text, icon }, index) => (
          <li
            key={name}
            className="flex flex-col items-center pt-(--drop) text-center small:pt-0 small:last:odd:col-span-2"
            style={measures({ "--drop": `${(index % 2) * 40}px` })}
          >
            <span className="relative grid size-36 place-items-center small:size-28">
              <Milled />
              <GameIcon name={icon} className="relative size-16 text-over small:size-12" />
            </span>
            <h3 className="mt-6 font-semibold text-lg">{name}</h3>
            <p className="mt-2 max-w-[240px] text-soft">
              <Phrases text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A round seal of twenty-four teeth. */
const TEETH = Array.from({ length: 48 }, (_, tooth) => {
  const angle = (tooth / 48) * 2 * Math.PI;
  const radius = tooth % 2 === 0 ? 70 : 63;
  return `${Math.round(72 + radius * Math.cos(angle))} ${Math.round(72 + radius * Math.sin(angle))}`;
}).join("L");

function Milled() {
  return (
    <svg viewBox="0 0 144 144" className="absolute inset-0 text-glow" aria-hidden="true">
      <path d={`M${TEETH}Z`} fill="currentColor" />
      <circle cx="72" cy="72" r="54" fill="none" stroke="var(--under)" strokeWidth="1.5" />
    </svg>
  );
}
