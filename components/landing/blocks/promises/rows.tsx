import { GameIcon } from "../../parts/game-icon";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** A wide ledger: the promise large on the left, its explanation on the right. */
export function PromiseRows({ block }: BlockProps<"promises">) {
  return (
    <Section block={block}>
      <Title block={block} className="max-w-[720px]" />
      <dl className="mt-12 small:mt-9">
        {block.promises.map(({ name, text, icon }) => (
          <div
            key={name}
            className="grid grid-cols-[72px_340px_1fr] items-center border-rule border-t py-7 last:border-b narrow:grid-cols-[72px_240px_1fr] narrow:gap-x-2 small:grid-cols-[56px_1fr] small:gap-y-1.5 small:py-6"
          >
            <GameIcon name={icon} className="size-11 text-mark" />
            <dt className="font-bold text-xl small:text-lg">{name}</dt>
            <dd className="text-base text-soft small:col-start-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
