import { GameIcon } from "../../parts/game-icon";
import { evenColumns } from "../../parts/measures";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** An aircraft safety leaflet: folded panels with one pictogram each. */
export function PromiseLeaflet({ block }: BlockProps<"promises">) {
  return (
    <Section block={block}>
      <Title block={block} className="max-w-[720px]" />
      <ul
        className="mt-12 grid grid-cols-(--columns) divide-x-2 divide-dashed divide-rule overflow-hidden rounded-m border-4 border-on small:mt-9 small:grid-cols-1 small:divide-x-0 small:divide-y-2"
        style={evenColumns(block.promises.length)}
      >
        {block.promises.map(({ name, text, icon }, index) => (
          <li key={name} className="flex flex-col small:grid small:grid-cols-[104px_1fr]">
            <p
              aria-hidden="true"
              className="figures bg-on px-6 py-2 font-bold text-base text-under narrow:px-4 small:col-span-2 small:py-1"
            >
              {index + 1}
            </p>
            <span className="grid h-44 place-items-center bg-panel small:h-auto">
              <GameIcon name={icon} className="size-24 text-mark small:size-16" />
            </span>
            <div className="px-6 pt-5 pb-8 narrow:px-4 small:pb-6">
              <h3 className="font-bold text-lg">{name}</h3>
              <p className="mt-2 text-base text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
