import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageMissing } from "@/components/chrome/page-missing";
import { GamePage } from "@/components/discovery/game-page";
import { ListUnavailable } from "@/components/discovery/list-unavailable";
import { StructuredData } from "@/components/goods/structured-data";
import { type GamePageProps, pageGame } from "@/lib/discovery/page-game";
import { GAME_MISSING, gameMetadata, gameStructuredData } from "@/lib/seo/games";

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(props: GamePageProps): Promise<Metadata> {
  const found = await pageGame(props);
  if (found === null || typeof found === "string") return GAME_MISSING;
  return gameMetadata(found.brand, found.path, found.view, found.shown);
}

/** A game's listings, or those of one kind (product §2). */
export default async function GameListPage(props: GamePageProps) {
  const found = await pageGame(props);
  if (found === null) notFound();
  if (found === "missing") return <PageMissing />;
  if (found === "unavailable") {
    return (
      <main id="main" className="container-page">
        <h1 className="mt-8 font-semibold text-xl">全部商品</h1>
        <ListUnavailable />
      </main>
    );
  }
  const { brand, path, shown } = found;
  return (
    <>
      <StructuredData data={gameStructuredData(brand, path, shown)} />
      <GamePage {...found} />
    </>
  );
}
