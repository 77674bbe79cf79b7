import { Mark } from "@/components/brand/mark";
import { GameIcon } from "../../parts/game-icon";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** Like a printed page: the first sentence large in the margin, the rest in a column. */
export function Essay({ block, page }: BlockProps<"story">) {
  const [first, ...rest] = block.text;
  return (
    <Section
      block={block}
      className="grid grid-cols-[560px_1fr] gap-24 py-28 narrow:grid-cols-1 narrow:gap-14"
    >
      <div>
        <Title block={block} className="[&>h2]:font-medium [&>h2]:text-base [&>h2]:text-mark" />
        <p className="mt-6 text-pretty font-bold text-2xl leading-[60px] small:text-[clamp(24px,5vw,32px)] small:leading-normal">
          {first}
        </p>
      </div>
      <div className="border-on border-t-2 pt-8">
        <GameIcon name={block.icon} className="size-16 text-mark" />
        <div className="mt-6 grid gap-5 text-lg text-soft leading-9 small:text-base small:leading-8">
          {rest.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <p className="mt-8 flex items-center gap-3 font-semibold text-base">
          <Mark mark={page.brand.mark} className="size-6 text-mark" />
          {page.brand.name}
        </p>
      </div>
    </Section>
  );
}
