import { GameIcon } from "../../parts/game-icon";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** A wide ledger: the promise large on the left, what it means on the right. */
export function PromiseRows({ block }: BlockProps<"promises">) {
  return (
    <Section block={block}>
      <Title block={block} className="max-w-[720px]" />
      <dl className="mt-12">
        {block.promises.map(({ name, text, icon }) => (
          <div
            key={name}
            className="grid grid-cols-[72px_340px_1fr] items-center border-rule border-t py-7 last:border-b"
          >
            <GameIcon name={icon} className="size-11 text-mark" />
            <dt className="font-bold text-xl">{name}</dt>
            <dd className="text-base text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
