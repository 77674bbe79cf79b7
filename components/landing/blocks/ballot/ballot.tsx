import { GameIcon } from "../../parts/game-icon";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** A vote by show of hands: one row per game, one raised arm per vote; the first row has won. */
export function Ballot({ block }: BlockProps<"ballot">) {
  return (
    <Section
      block={block}
      className="grid grid-cols-[360px_1fr] gap-20 py-24 narrow:grid-cols-1 narrow:gap-10"
    >
      <div className="narrow:relative narrow:pr-44 small:pr-0">
        <Title block={block} />
        <GameIcon
          name="vote"
          className="mt-10 size-52 text-glow narrow:absolute narrow:top-0 narrow:right-0 narrow:mt-0 narrow:size-36 small:hidden"
        />
        <p className="mt-10 text-soft narrow:mt-4">画面示例：App 房间里的一次投票</p>
      </div>
      <ol className="grid gap-4">
        {block.options.map(({ game, icon, hands }, index) => (
          <li
            key={game}
            data-ground={index === 0 ? "primary" : "ground"}
            className="grid h-[132px] grid-cols-[72px_176px_1fr_auto] items-center overflow-hidden rounded-l px-8 narrow:px-6 small:h-auto small:grid-cols-[56px_1fr_auto] small:px-5 small:pt-4"
          >
            <GameIcon name={icon} className="size-14 text-mark small:size-10" />
            <p>
              <span className="block font-bold text-lg">{game}</span>
              <span className="text-soft">{index === 0 ? "今晚就它" : "明晚再说"}</span>
            </p>
            <ul className="flex gap-4 self-end narrow:gap-1.5 small:order-last small:col-span-3 small:mt-3">
              {hands.map((name) => (
                <li key={name} className="grid justify-items-center">
                  <Arm />
                  <span className="-mt-9 z-10 pb-3.5 font-medium text-over text-xs">{name}</span>
                </li>
              ))}
            </ul>
            <span className="figures font-bold text-2xl text-mark small:text-lg">
              {hands.length} 票
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A raised hand in its sleeve. */
function Arm() {
  return (
    <svg
      viewBox="0 0 48 104"
      className="h-[112px] w-14 text-glow small:h-24 small:w-12"
      aria-hidden="true"
    >
      <path
        d="M8 104V62H40V104ZM12 58V34a4 4 0 0 1 6 0V22V12a4 4 0 0 1 7 0V6a4 4 0 0 1 7 0v8a4 4 0 0 1 6 2V58Z"
        fill="currentColor"
      />
    </svg>
  );
}
