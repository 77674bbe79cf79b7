import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Split } from "./split";

const POSITIONS = [
  "left-0 top-[250px] -rotate-6",
  "left-[200px] top-[16px] rotate-3",
  "left-[306px] top-[330px] rotate-6",
] as const;

/** Three instant photos with captions, the last with the price. */
export function SnapshotsHero({ hero, page }: HeroProps<"snapshots">) {
  const left = hero.side === "left";
  const rows = chooseGoods(page.market, hero.goods, POSITIONS.length);
  return (
    <HeroGround hero={hero}>
      <Split
        hero={hero}
        page={page}
        last={left}
        className={`min-h-[740px] ${left ? "grid-cols-[640px_1fr] gap-14" : "grid-cols-[540px_1fr] gap-16"}`}
      >
        <div aria-hidden="true" className="drawn-640 relative h-[700px]">
          {rows.map((row, index) => (
            <div
              key={row.id}
              data-ground="white"
              className={`absolute w-[290px] p-4 pb-5 shadow-dialog ${POSITIONS[index] ?? ""}`}
            >
              <Cover url={row.cover} size={258} eager />
              <span className="mt-3 flex items-baseline justify-between">
                <span className="font-medium text-base">{hero.captions[index]}</span>
                {index === POSITIONS.length - 1 ? <RowPrice row={row} /> : null}
              </span>
            </div>
          ))}
        </div>
      </Split>
    </HeroGround>
  );
}
