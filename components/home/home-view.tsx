import type { Brand } from "@/brands/types";
import { TabletRedirect } from "@/components/chrome/tablet-redirect";
import { MARKET_QUESTIONS } from "@/components/landing/copy/market";
import { Questions } from "@/components/landing/questions";
import { loadAppInfo } from "@/lib/home/load-app-info";
import { loadCatalogue } from "@/lib/home/load-catalogue";
import { marketView, pickRows } from "@/lib/home/market-view";
import { DownloadArea } from "./download-area";
import { GameList } from "./game-list";
import { GameShelves } from "./game-shelves";
import { HomeEmpty } from "./home-empty";
import { TopSellers } from "./top-sellers";

const PAGES = 20;

/** Home: what is sold, by game, and the app. */
export async function HomeView({ brand }: { brand: Brand }) {
  const [app, catalogue] = await Promise.all([loadAppInfo(), loadCatalogue(PAGES)]);
  const market = marketView(catalogue);
  return (
    <main id="main">
      <TabletRedirect />
      <div className="bg-tint pt-10 pb-8">
        <div className="container-page">
          <h1 className="font-semibold text-xl">{brand.name}游戏交易</h1>
          <p className="mt-2 text-base text-ink-2">{brand.slogan}</p>
          {market.hot.length === 0 ? (
            <HomeEmpty />
          ) : (
            <div className="mt-8 grid grid-cols-[240px_1fr] items-start gap-6">
              <GameList games={market.games} />
              <TopSellers rows={pickRows(market.hot, 7)} />
            </div>
          )}
        </div>
      </div>
      <GameShelves games={market.games} />
      <DownloadArea brand={brand} app={app} />
      <section
        id="questions"
        className="container-page grid scroll-mt-6 grid-cols-[320px_1fr] gap-20 pt-20"
      >
        <h2 className="font-semibold text-xl">常见问题</h2>
        <Questions list={MARKET_QUESTIONS} />
      </section>
    </main>
  );
}
