import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { GameIcon } from "../../parts/game-icon";
import { Section } from "../../parts/section";
import type { OccasionProps } from "./house";

type Props = Omit<OccasionProps, "count"> & { turned: boolean };

/** An occasion across the page: its sign on one side, its listings as pictures on the other. */
export function Spread({ sign, text, icon, rows, turned }: Props) {
  return (
    <Section
      block={{ surface: turned ? "tint" : "white" }}
      className={`grid items-center gap-16 py-14 narrow:grid-cols-1 narrow:gap-8 ${turned ? "grid-cols-[1fr_340px]" : "grid-cols-[340px_1fr]"}`}
    >
      <div className={turned ? "order-last narrow:order-none" : ""}>
        <GameIcon name={icon} className="size-20 text-mark" />
        <h2 className="mt-4 font-semibold text-2xl">{sign}</h2>
        <p className="mt-2 text-base text-soft">{text}</p>
      </div>
      <ul className="grid grid-cols-3 gap-5 small:grid-cols-2">
        {rows.map((row) => (
          <li key={row.id}>
            <a href={goodsAddress(row.id)} className="group block">
              <Cover url={row.cover} size={260} className="aspect-square h-auto w-full rounded-m" />
              <span className="mt-2 line-clamp-2 group-hover:underline">{row.name}</span>
              <RowPrice row={row} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
