import { AccountFrame } from "@/components/account/account-frame";
import { FavouritesPanel } from "@/components/account/favourites/favourites-panel";
import { accountMetadata } from "@/lib/seo/unindexed-pages";

export const revalidate = 3600;
export const metadata = accountMetadata("favourites");

export function generateStaticParams() {
  return [];
}

/** 收藏: the visitor's favorites, fetched in the browser. */
export default function FavouritesPage() {
  return (
    <AccountFrame page="favourites">
      <FavouritesPanel />
    </AccountFrame>
  );
}
