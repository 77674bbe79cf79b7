import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { evenColumns } from "../../parts/custom-properties";
import { Band } from "../../parts/section";
import type { BandProps } from "../sell/band-props";

/** The pictures that a listing needs, one card each, over a listing that has it. */
export function Shots({ band, page: { storefront } }: BandProps<"shots">) {
  const rows = chooseGoods(storefront, band.goods, band.shots.length);
  return (
    <Band block={band}>
      <ol
        className="mt-8 grid grid-cols-(--columns) gap-5 narrow:grid-cols-2"
        style={evenColumns(band.shots.length)}
      >
        {band.shots.map(({ name, text }, at) => {
          const row = rows[at];
          return (
            <li
              key={name}
              data-ground={band.surface === "white" ? "ground" : "white"}
              className="rounded-m p-4 pb-5"
            >
              {row ? (
                <a href={goodsAddress(row.id)} aria-label={`看 ${row.name}`}>
                  <Cover
                    url={row.cover}
                    size={280}
                    className="aspect-square h-auto w-full rounded-s"
                  />
                </a>
              ) : null}
              <h3 className="mt-4 font-semibold text-lg">
                <span className="figures mr-2 text-mark">{at + 1}</span>
                {name}
              </h3>
              <p className="mt-1 text-soft">{text}</p>
            </li>
          );
        })}
      </ol>
    </Band>
  );
}
