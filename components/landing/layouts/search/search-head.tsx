import { GameMark } from "@/components/listing/game-mark";
import { SearchForm } from "@/components/search/search-form";
import { gameHref } from "@/lib/addresses/game-path";
import { PLAIN_VIEW } from "@/lib/addresses/list-view";
import { searchHref } from "@/lib/addresses/search-view";
import { priceUnit } from "@/lib/goods/price-unit";
import { priceFen } from "@/lib/landing/choose-goods";
import { yuanText } from "@/lib/landing/yuan-text";
import { Opening } from "../../parts/opening";
import { Section } from "../../parts/section";
import type { LayoutProps } from "../layout-props";

const GAMES = 8;

/** The field is larger here than in a header. */
const WIDE =
  "[&_input]:h-16 [&_input]:rounded-m [&_input]:border-2 [&_input]:border-glow [&_input]:pl-6 [&_input]:text-lg [&_button]:w-16 [&_svg]:size-6";

/** Headline and download, the field with searches to start from, and the games with counts and lowest prices. */
export function SearchHead({ page }: { page: LayoutProps<"search"> }) {
  const { layout } = page;
  return (
    <Section block={layout} className="pt-14 pb-12">
      <Opening page={page} kicker={layout.kicker} />
      <div data-ground="white" className="mt-10 rounded-l p-6 shadow-card small:p-3">
        <div className={WIDE}>
          <SearchForm id="landing-search" />
        </div>
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 px-1 text-soft">
          试试搜
          {layout.hints.map((q) => (
            <a
              key={q}
              href={searchHref({ q, kind: undefined, view: PLAIN_VIEW })}
              className="text-mark hover:underline"
            >
              {q}
            </a>
          ))}
        </p>
        <Games storefront={page.storefront} />
      </div>
    </Section>
  );
}

function Games({ storefront }: Pick<LayoutProps<"search">, "storefront">) {
  const games = storefront.games.slice(0, GAMES);
  if (games.length === 0) return null;
  return (
    <ul className="mt-5 grid grid-cols-4 gap-x-4 gap-y-2 border-rule border-t pt-4 narrow:grid-cols-2 small:grid-cols-1">
      {games.map(({ name, rows }) => {
        const [low] = rows
          .filter((row) => !row.soldOut && row.kind !== "租号")
          .sort((a, b) => priceFen(a) - priceFen(b));
        return (
          <li key={name}>
            <a
              href={gameHref({ game: name })}
              className="flex items-center gap-4 rounded-m p-3 hover:bg-panel"
            >
              <GameMark game={name} />
              <span className="figures min-w-0">
                <span className="block truncate font-semibold text-base">{name}</span>
                <span className="text-soft text-xs">{rows.length} 件 </span>
                {low ? (
                  <span className="font-semibold text-price">
                    ¥{yuanText(priceFen(low))}
                    {priceUnit(low.kind)} 起
                  </span>
                ) : null}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
