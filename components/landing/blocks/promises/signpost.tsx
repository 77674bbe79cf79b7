import { GameIcon } from "../../parts/game-icon";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

const LEFT = "polygon(44px 0, 100% 0, 100% 100%, 44px 100%, 0 50%)";
const RIGHT = "polygon(0 0, calc(100% - 44px) 0, 100% 50%, calc(100% - 44px) 100%, 0 100%)";

/** A signpost: each promise on an arm, alternately pointing left and right. */
export function PromiseSignpost({ block }: BlockProps<"promises">) {
  return (
    <Section block={block} className="pt-24 small:pb-0">
      <Title block={block} className="mx-auto max-w-[640px] text-center" />
      <div className="relative mt-12 pb-24 small:mt-8 small:pb-12">
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
                className={`flex h-[104px] w-[700px] items-center gap-6 narrow:max-w-[92%] small:grid small:h-auto small:min-h-[104px] small:w-full small:grid-cols-[auto_1fr] small:content-center small:gap-x-3 small:gap-y-1 small:py-4 ${left ? "ml-3 pr-10 pl-20 small:ml-0 small:pr-4 small:pl-13" : "mr-3 justify-self-end pr-20 pl-10 small:mr-0 small:pr-13 small:pl-4"}`}
                style={{ clipPath: left ? LEFT : RIGHT }}
              >
                <GameIcon name={icon} className="size-12 small:size-8" />
                <h3 className="w-28 shrink-0 font-bold text-xl small:w-auto small:text-lg">
                  {name}
                </h3>
                <p className="text-base small:col-span-2 small:text-sm">{text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
