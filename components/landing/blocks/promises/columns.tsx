import { GameIcon } from "../../parts/game-icon";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** Heading and the first promise's icon on the left; on the right four promises in two columns, or three stacked. */
export function PromiseColumns({ block }: BlockProps<"promises">) {
  const [first] = block.promises;
  const pairs = block.promises.length % 2 === 0;
  return (
    <Section
      block={block}
      className="grid grid-cols-[400px_1fr] gap-20 py-24 narrow:grid-cols-1 narrow:gap-12 small:gap-9"
    >
      <div className="relative narrow:flex narrow:items-center narrow:justify-between narrow:gap-10">
        <Title block={block} />
        {first ? (
          <GameIcon
            name={first.icon}
            className="mt-10 size-44 text-glow opacity-30 narrow:mt-0 narrow:size-32 small:hidden"
          />
        ) : null}
      </div>
      <dl
        className={`grid content-center gap-x-14 ${pairs ? "grid-cols-2 gap-y-12 small:fit-240 small:gap-9" : "divide-y divide-rule"}`}
      >
        {block.promises.map(({ name, text, icon }) => (
          <div
            key={name}
            className={
              pairs
                ? ""
                : "grid grid-cols-[64px_200px_1fr] items-center gap-x-4 py-7 small:grid-cols-[48px_1fr] small:gap-y-1.5 small:py-6"
            }
          >
            <GameIcon name={icon} className="size-10 text-mark" />
            <dt className={`font-semibold text-lg ${pairs ? "mt-3" : ""}`}>{name}</dt>
            <dd className={`text-base text-soft ${pairs ? "mt-2" : "small:col-start-2"}`}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
