import { GameIcon } from "../../parts/game-icon";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** A safety leaflet as it lies in a seat pocket: panels with a fold between them, a pictogram each. */
export function PromiseLeaflet({ block }: BlockProps<"promises">) {
  return (
    <Section block={block}>
      <Title block={block} className="max-w-[720px]" />
      <ul
        className="mt-12 grid divide-x-2 divide-dashed divide-rule overflow-hidden rounded-m border-4 border-on"
        style={{ gridTemplateColumns: `repeat(${block.promises.length}, 1fr)` }}
      >
        {block.promises.map(({ name, text, icon }, index) => (
          <li key={name} className="flex flex-col">
            <p
              aria-hidden="true"
              className="figures bg-on px-6 py-2 font-bold text-base text-under"
            >
              {index + 1}
            </p>
            <span className="grid h-44 place-items-center bg-panel">
              <GameIcon name={icon} className="size-24 text-mark" />
            </span>
            <div className="px-6 pt-5 pb-8">
              <h3 className="font-bold text-lg">{name}</h3>
              <p className="mt-2 text-base text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
