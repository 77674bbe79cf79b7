import { GameIcon } from "../../parts/game-icon";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** Heading and the first promise's sign on the left; on the right four in two columns, three one below the other. */
export function PromiseColumns({ block }: BlockProps<"promises">) {
  const [first] = block.promises;
  const pairs = block.promises.length % 2 === 0;
  return (
    <Section block={block} className="grid grid-cols-[400px_1fr] gap-20 py-24">
      <div className="relative">
        <Title block={block} />
        {first ? (
          <GameIcon name={first.icon} className="mt-10 size-44 text-glow opacity-30" />
        ) : null}
      </div>
      <dl
        className={`grid content-center gap-x-14 ${pairs ? "grid-cols-2 gap-y-12" : "divide-y divide-rule"}`}
      >
        {block.promises.map(({ name, text, icon }) => (
          <div
            key={name}
            className={pairs ? "" : "grid grid-cols-[64px_200px_1fr] items-center gap-x-4 py-7"}
          >
            <GameIcon name={icon} className="size-10 text-mark" />
            <dt className={`font-semibold text-lg ${pairs ? "mt-3" : ""}`}>{name}</dt>
            <dd className={`text-base text-soft ${pairs ? "mt-2" : ""}`}>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
