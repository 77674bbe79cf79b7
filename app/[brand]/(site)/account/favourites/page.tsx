import { AccountFrame } from "@/components/account/account-frame";
import { OwnFavourites } from "@/components/account/favourites/own-favourites";
import { accountMetadata } from "@/lib/seo/account";

export const revalidate = 3600;
export const metadata = accountMetadata("favourites");

export function generateStaticParams() {
  return [];
}

/** 收藏: the visitor's favourites, fetched in the browser. */
export default function FavouritesPage() {
  return (
    <AccountFrame page="favourites">
      <OwnFavourites />
    </AccountFrame>
  );
}
