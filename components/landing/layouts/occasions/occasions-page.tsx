import { isAdvertised } from "@/lib/goods/advertised";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { pickRows } from "@/lib/home/storefront-view";
import { loadReviews } from "@/lib/landing/load-reviews";
import { Closing } from "../../parts/closing";
import { Opening } from "../../parts/opening";
import { Band, Section } from "../../parts/section";
import type { LayoutProps } from "../layout-props";
import { House } from "./house";
import { Spread } from "./spread";
import { Voices } from "./voices";

/** Listings of an occasion. */
const SHOWN = 3;

/** A community's page: occasions to play together, with the storefront's listings for each. */
export async function OccasionsPage({ layout, ...page }: LayoutProps<"occasions">) {
  const { storefront, landing } = page;
  const { notes } = layout;
  const street = layout.form === "street";
  const occasions = layout.occasions.flatMap(({ named, ...occasion }) => {
    const offered = storefront.hot.filter(
      (row) => !row.soldOut && isAdvertised(row) && named.some((word) => row.name.includes(word)),
    );
    const rows = street
      ? mixedByKind(offered).slice(0, SHOWN)
      : pickRows(offered, SHOWN, { perGame: SHOWN });
    return rows.length === 0 ? [] : [{ ...occasion, rows, count: offered.length }];
  });
  const kinds = occasions.flatMap(({ rows }) => rows.map(({ kind }) => kind));
  const reviews = await loadReviews(storefront, kinds, landing.route);
  return (
    <>
      <Section block={layout} className={street && occasions.length > 0 ? "pt-14 pb-0" : "py-16"}>
        <Opening page={page} kicker={layout.kicker} />
        {street && occasions.length > 0 ? (
          <ul className="mt-20 grid grid-cols-3 items-end gap-x-5 gap-y-8 narrow:mt-12 narrow:grid-cols-2 small:grid-cols-1">
            {occasions.map((occasion, index) => (
              <House key={occasion.sign} {...occasion} floor={index} />
            ))}
          </ul>
        ) : null}
      </Section>
      {street
        ? null
        : occasions.map((occasion, index) => (
            <Spread key={occasion.sign} {...occasion} turned={index % 2 === 1} />
          ))}
      <Voices {...layout.voices} reviews={reviews} />
      <Band block={{ surface: notes.surface, title: notes.title }}>
        <dl className="mt-8 grid grid-cols-3 gap-10 narrow:grid-cols-1 narrow:gap-6">
          {notes.list.map(({ name, text }) => (
            <div key={name} className="border-glow border-t-4 pt-5">
              <dt className="font-semibold text-lg">{name}</dt>
              <dd className="mt-2 text-base text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Band>
      <Closing page={page} surface={street ? "deep" : "primary"} title={layout.closing} />
    </>
  );
}

/** The best seller of each kind before the second of any. */
function mixedByKind(rows: readonly GoodsRow[]): GoodsRow[] {
  const turns = rows.map((row, index) => ({
    row,
    turn: rows.slice(0, index).filter(({ kind }) => kind === row.kind).length,
  }));
  return turns.sort((a, b) => a.turn - b.turn).map(({ row }) => row);
}
