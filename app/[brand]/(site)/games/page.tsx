import { brandByKey } from "@storefront/brands";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GamesPage } from "@/components/discovery/games-page";
import { StructuredData } from "@/components/ui/structured-data";
import { loadGames } from "@/lib/discovery/load-games.server";
import { gamesMetadata, gamesStructuredData } from "@/lib/seo/games";

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ brand: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const brand = brandByKey((await params).brand);
  return brand ? gamesMetadata(brand) : {};
}

/** All games (product §2). */
export default async function AllGamesPage({ params }: Props) {
  const brand = brandByKey((await params).brand);
  if (brand === undefined) notFound();
  const games = await loadGames();
  return (
    <>
      <StructuredData data={gamesStructuredData(brand, games ?? [])} />
      <GamesPage games={games} />
    </>
  );
}
