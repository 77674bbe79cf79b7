import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageMissing } from "@/components/chrome/page-missing";
import { GamePage } from "@/components/discovery/game-page";
import { ListUnavailable } from "@/components/discovery/list-unavailable";
import { StructuredData } from "@/components/ui/structured-data";
import { mallOf } from "@/lib/brand-sites";
import { type GamePageProps, pageGame } from "@/lib/discovery/page-game";
import { GAME_MISSING, gameMetadata, gameStructuredData } from "@/lib/seo/games";

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(props: GamePageProps): Promise<Metadata> {
  const page = await pageGame(props);
  if (page === null || typeof page === "string") return GAME_MISSING;
  return gameMetadata(page.brand, page);
}

/** A game's listings, or those of one kind (product §2). */
export default async function GameListPage(props: GamePageProps) {
  const page = await pageGame(props);
  if (page === null) notFound();
  if (page === "missing") return <PageMissing />;
  if (page === "unavailable") {
    return (
      <main id="main" className="container-page">
        <h1 className="mt-8 font-semibold text-xl">全部商品</h1>
        <ListUnavailable />
      </main>
    );
  }
  const { brand, path, found, sections } = page;
  const rows = sections.length > 0 ? sections.flatMap((section) => section.rows) : found.rows;
  return (
    <>
      <StructuredData data={gameStructuredData(brand, path, { ...found, rows })} />
      <GamePage {...page} mallUrl={mallOf(brand)} />
    </>
  );
}
