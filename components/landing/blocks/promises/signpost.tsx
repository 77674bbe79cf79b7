import { GameIcon } from "../../parts/game-icon";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

const LEFT = "polygon(44px 0, 100% 0, 100% 100%, 44px 100%, 0 50%)";
const RIGHT = "polygon(0 0, calc(100% - 44px) 0, 100% 50%, calc(100% - 44px) 100%, 0 100%)";

/** A signpost at the corner: each promise on an arm that points left or right in turn. */
export function PromiseSignpost({ block }: BlockProps<"promises">) {
  return (
    <Section block={block} className="pt-24">
      <Title block={block} className="mx-auto max-w-[640px] text-center" />
      <div className="relative mt-12 pb-24">
        <span
          aria-hidden="true"
          className="-translate-x-1/2 absolute top-0 bottom-0 left-1/2 w-5 rounded-t-full bg-on"
        />
        <ul className="relative grid gap-6 pt-10">
          {block.promises.map(({ name, text, icon }, index) => {
            const left = index % 2 === 0;
            return (
              <li
                key={name}
                data-ground={left ? "primary" : "spark"}
                className={`flex h-[104px] w-[700px] items-center gap-6 ${left ? "ml-3 pr-10 pl-20" : "mr-3 justify-self-end pr-20 pl-10"}`}
                style={{ clipPath: left ? LEFT : RIGHT }}
              >
                <GameIcon name={icon} className="size-12" />
                <h3 className="w-28 shrink-0 font-bold text-xl">{name}</h3>
                <p className="text-base">{text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
