import { Mark } from "@/components/brand/mark";
import { GameIcon } from "../../parts/game-icon";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** The brand's mark on a shield in the middle, the promises on either side of it. */
export function PromiseShield({ block, page }: BlockProps<"promises">) {
  const half = Math.ceil(block.promises.length / 2);
  return (
    <Section block={block}>
      <Title block={block} className="mx-auto max-w-[640px] text-center" />
      <div className="mt-10 grid grid-cols-[1fr_360px_1fr] items-center gap-14 narrow:grid-cols-[1fr_240px_1fr] narrow:gap-8 small:fit-240 small:items-start small:gap-10">
        <Side list={block.promises.slice(0, half)} right />
        <div className="relative grid place-items-center small:order-first small:col-span-full small:mx-auto small:w-44">
          <svg viewBox="0 0 300 350" className="w-full text-glow" aria-hidden="true">
            <path
              d="M150 6 290 52V164C290 250 232 312 150 344 68 312 10 250 10 164V52Z"
              fill="currentColor"
            />
            <path
              d="M150 26 272 66V164C272 238 222 294 150 323 78 294 28 238 28 164V66Z"
              fill="none"
              stroke="var(--under)"
              strokeWidth="2"
            />
          </svg>
          <Mark
            mark={page.brand.mark}
            className="absolute size-40 text-over narrow:size-28 small:size-20"
          />
        </div>
        <Side list={block.promises.slice(half)} />
      </div>
    </Section>
  );
}

function Side({
  list,
  right = false,
}: {
  list: BlockProps<"promises">["block"]["promises"];
  right?: boolean;
}) {
  return (
    <ul
      className={`grid gap-12 small:gap-8 ${right ? "justify-items-end text-right small:justify-items-start small:text-left" : ""}`}
    >
      {list.map(({ name, text, icon }) => (
        <li key={name}>
          <GameIcon name={icon} className="size-10 text-mark" />
          <h3 className="mt-2 font-semibold text-lg">{name}</h3>
          <p className="mt-1.5 max-w-[320px] text-base text-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
