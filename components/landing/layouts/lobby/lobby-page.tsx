import { Listings } from "@/components/listing/listings";
import { isAdvertised } from "@/lib/goods/advertised";
import { loadReviews } from "@/lib/landing/load-reviews";
import { rentals } from "@/lib/landing/rentals";
import { Closing } from "../../parts/closing";
import { GameIcon } from "../../parts/game-icon";
import { Opening } from "../../parts/opening";
import { Pattern } from "../../parts/pattern";
import { ReviewQuotes } from "../../parts/review-quotes";
import { Band, Title } from "../../parts/section";
import type { LayoutProps } from "../layout-props";
import { RoundTable } from "./round-table";
import { TableRow } from "./table-row";

/** Listings of people's help. */
const GUIDES = 4;

/** An evening together: tables with a rentable account on each seat, and what one may ask people for. */
export async function LobbyPage({ layout, ...page }: LayoutProps<"lobby">) {
  const { storefront, landing, host } = page;
  const { tables, ways, guides, hours } = layout;
  const reviews = await loadReviews(storefront, ["租号"], landing.route);
  const free = rentals(storefront, { by: "hot", named: tables.named ?? [] });
  const laid = tables.list.flatMap((table) => {
    const seats = free.filter(({ row }) => row.game === table.game);
    return seats.length === 0 ? [] : [{ ...table, seats, hours }];
  });
  const help = storefront.hot.filter(
    (row) =>
      !row.soldOut && isAdvertised(row) && guides.named.some((word) => row.name.includes(word)),
  );
  const round = tables.form === "round";
  return (
    <>
      <section data-ground={layout.surface} className="relative overflow-hidden">
        {layout.pattern ? <Pattern name={layout.pattern} /> : null}
        <GameIcon
          name={layout.icon}
          className="-right-10 absolute top-6 size-[420px] text-glow opacity-25 narrow:size-[280px] small:hidden"
        />
        <div className="container-page relative pt-14 pb-16 small:pt-10 small:pb-12">
          <Opening page={page} kicker={layout.kicker} />
          {laid.length === 0 ? null : (
            <>
              <Title block={tables} className="mt-14" />
              <ul
                className={`mt-8 grid gap-5 ${round ? "grid-cols-3 narrow:grid-cols-2 small:grid-cols-1" : ""}`}
              >
                {laid.map((table) => (
                  <li key={table.game} data-ground="white" className="rounded-l shadow-card">
                    {round ? <RoundTable {...table} /> : <TableRow {...table} />}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </section>
      <Band block={{ surface: ways.surface, title: ways.title }}>
        <ol className="mt-8 grid grid-cols-2 gap-x-12 gap-y-8 small:grid-cols-1">
          {ways.list.map(({ name, text }, index) => (
            <li key={name} className="grid grid-cols-[56px_1fr] gap-4">
              <span className="figures font-bold text-3xl text-mark">{index + 1}</span>
              <div>
                <h3 className="font-semibold text-lg">{name}</h3>
                <p className="mt-1 text-base text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Band>
      {help.length === 0 ? null : (
        <Band block={guides}>
          <div data-ground="white" className="mt-8 rounded-m">
            <Listings rows={help.slice(0, GUIDES)} mallUrl={host.mallUrl} namesGame />
          </div>
        </Band>
      )}
      <ReviewQuotes title={layout.reviews} reviews={reviews} surface="white" />
      <Closing page={page} surface="spark" title={layout.closing} />
    </>
  );
}
