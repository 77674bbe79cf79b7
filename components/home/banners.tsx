import type { Brand } from "@/brands/types";
import { homeBanners } from "@/lib/home/banners";
import type { MarketView } from "@/lib/home/market-view";
import { Banner } from "./banner";
import { BannerCarousel } from "./banner-carousel";

/** The banner carousel, its slides drawn on the server. */
export function Banners({ brand, market }: { brand: Brand; market: MarketView }) {
  const slides = homeBanners(brand, market).map((banner, index) => ({
    key: banner.variant,
    name: banner.title,
    content: <Banner brand={brand} banner={banner} first={index === 0} />,
  }));
  return <BannerCarousel slides={slides} />;
}
