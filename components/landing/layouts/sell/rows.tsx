import { Listings } from "@/components/listing/listings";
import { gameAt } from "@/lib/landing/accounts-on-sale";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { Section, Title } from "../../parts/section";
import type { BandProps } from "./band-props";

/** Listings with their facts: picked ones, or all accounts of one game so that facts line up. */
export function Rows({ band, page: { host, storefront } }: BandProps<"rows">) {
  const game = "game" in band ? gameAt(storefront, band.game) : undefined;
  const rows =
    "game" in band ? (game?.rows ?? []) : chooseGoods(storefront, band.goods, band.count);
  if (rows.length === 0) return null;
  return (
    <Section block={band} className="py-16">
      <div className="flex items-baseline justify-between gap-6">
        <Title block={band} />
        {game ? <p className="shrink-0 text-soft">{game.game} · 低价在前</p> : null}
      </div>
      <div className="mt-8 text-ink" data-ground="white">
        <Listings rows={rows} mallUrl={host.mallUrl} namesGame={game === undefined} />
      </div>
    </Section>
  );
}
