import { hasPlace } from "@storefront/brands/assortment";
import type { Brand } from "@storefront/brands/types";
import { TabletRedirect } from "@/components/chrome/tablet-redirect";
import { Questions } from "@/components/ui/questions";
import { loadAppInfo } from "@/lib/app-info/load-app-info";
import { loadSold } from "@/lib/boost/load-boost";
import { loadBoostGames } from "@/lib/boost/load-boost-games.server";
import { homeBanners } from "@/lib/home/banners";
import { brandStorefront } from "@/lib/home/brand-storefront";
import { homeKindOf, partsOfBrand } from "@/lib/home/home-order";
import { loadHomeGoods } from "@/lib/home/load-home-goods";
import type { StorefrontView } from "@/lib/home/storefront-view";
import { AboutBand } from "./about-band";
import { Banner } from "./banner";
import { BannerCarousel } from "./banner-carousel";
import { BrandHome } from "./brand-home";
import { DealShelf } from "./deal-shelf";
import { DownloadArea } from "./download-area";
import { GameMarks } from "./game-marks";
import { GoodsPartView } from "./goods-parts";
import { HomeEmpty } from "./home-empty";
import { HomeHead } from "./home-head";
import { homeQuestions } from "./home-questions";
import { KindEntries } from "./kind-entries";
import { BoostLead } from "./lead/boost-lead";
import { CardLead } from "./lead/card-lead";
import { PriceLead } from "./lead/price-lead";
import { RentLead } from "./lead/rent-lead";
import { Shops } from "./shops";
import { StoreAppInfo } from "./store-app-info";

/** Id of the section that the scroll-to-us action targets. */
const ABOUT = "about-us";

/**
 * The home page (product §2): search, the brand's leading section, games, banners and kinds; goods by kind; shops and
 * the app download. A host without goods describes its business.
 */
export function HomeView({ brand }: { brand: Brand }) {
  return hasPlace(brand.assortment, {}) ? (
    <StorefrontHome brand={brand} />
  ) : (
    <BrandHome brand={brand} />
  );
}

async function StorefrontHome({ brand }: { brand: Brand }) {
  const [app, goods, sold, boosted] = await Promise.all([
    loadAppInfo(brand),
    loadHomeGoods(brand.assortment),
    loadSold(),
    loadBoostGames(brand),
  ]);
  const [boostGame] = boosted;
  const boosts = boostGame !== undefined;
  const storefront = brandStorefront(brand, goods.storefront);
  const empty = storefront.hot.length === 0;
  const severalKinds = goods.shelves.length > 1;
  const led = empty ? "market" : homeKindOf(brand);
  const kind = led === "boost" && !boosts ? "market" : led;
  const order = partsOfBrand(brand).filter(
    (part) => part !== "boost" || (boosts && kind !== "boost"),
  );
  const parts = order.map((part, index) => (
    <GoodsPartView
      key={part}
      part={part}
      goods={goods}
      sold={sold}
      boosters={app}
      first={index === 0}
    />
  ));
  // Where the scroll-to-us action ends: 1200 px below the top is after the accounts, after two lower parts, or after
  // what the page leads with and one part.
  const before = kind === "boost" ? 0 : order[0] === "account" || kind !== "market" ? 1 : 2;
  const about = <AboutBand id={ABOUT} brand={brand} />;
  const overview = (
    <>
      {kind === "rent" ? null : <GameMarks games={goods.games} />}
      <div
        className={`mt-6 grid gap-6 ${severalKinds ? "grid-cols-[minmax(0,1fr)_288px] narrow:grid-cols-1" : ""}`}
      >
        <Banners brand={brand} storefront={storefront} />
        {severalKinds ? <KindEntries shelves={goods.shelves} /> : null}
      </div>
    </>
  );
  return (
    <main id="main">
      <TabletRedirect />
      <StoreAppInfo app={app} />
      <div className="bg-tint pt-7 pb-10">
        <div className="container-page">
          <HomeHead brand={brand} about={ABOUT} />
          {kind === "market" ? overview : null}
          {kind === "rent" ? <RentLead storefront={storefront} /> : null}
          {kind === "accounts" ? <PriceLead storefront={storefront} /> : null}
          {kind === "cards" ? <CardLead storefront={storefront} /> : null}
          {kind === "boost" && boostGame ? (
            <BoostLead game={boostGame} sold={sold} boosters={app} />
          ) : null}
          {empty ? <HomeEmpty isAvailable={goods.isAvailable} /> : null}
        </div>
      </div>
      {parts.slice(0, Math.min(1, before))}
      {kind === "market" ? <DealShelf rows={goods.deals} /> : null}
      {parts.slice(1, Math.max(1, before))}
      {kind === "boost" ? null : about}
      {kind === "market" ? null : (
        <>
          <div className="container-page pt-6">{overview}</div>
          {kind === "boost" ? about : null}
          <DealShelf rows={goods.deals} />
        </>
      )}
      {parts.slice(before)}
      <Shops brand={brand} storefront={storefront} />
      <DownloadArea brand={brand} app={app} boosts={boosts} />
      <section
        id="questions"
        className="container-page grid scroll-mt-6 grid-cols-[320px_1fr] gap-20 pt-12 narrow:grid-cols-[200px_1fr] narrow:gap-10 small:grid-cols-1 small:gap-6"
      >
        <h2 className="font-semibold text-xl">常见问题</h2>
        <Questions list={homeQuestions(brand, boosts)} />
      </section>
    </main>
  );
}

/** The banner carousel, with slides rendered on the server. */
function Banners({ brand, storefront }: { brand: Brand; storefront: StorefrontView }) {
  const slides = homeBanners(brand, storefront).map((banner, index) => ({
    key: banner.variant,
    name: banner.title,
    content: <Banner brand={brand} banner={banner} first={index === 0} />,
  }));
  return <BannerCarousel slides={slides} />;
}
