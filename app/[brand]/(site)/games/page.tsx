import { GamesPage } from "@/components/discovery/games-page";
import { StructuredData } from "@/components/ui/structured-data";
import { loadGames } from "@/lib/discovery/load-games.server";
import { createBrandPage } from "@/lib/render/create-brand-page";
import { gamesMetadata, gamesStructuredData } from "@/lib/seo/games";

export const revalidate = 3600;

/** All games (product §2). */
const { generateMetadata, generateStaticParams, Page } = createBrandPage({
  metadata: gamesMetadata,
  async render(brand) {
    const games = await loadGames(brand.assortment);
    return (
      <>
        <StructuredData data={gamesStructuredData(brand, games ?? [])} />
        <GamesPage games={games} />
      </>
    );
  },
});

export { generateMetadata, generateStaticParams, Page as default };
