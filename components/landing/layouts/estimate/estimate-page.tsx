import { gamesToEstimate } from "@/lib/landing/similar-accounts";
import type { LayoutProps } from "../layout-props";
import { AccountEstimator } from "../lazy-islands";
import { SellPage } from "../sell/sell-page";

/** The visitor chooses game and figures and gets a price from the accounts on sale nearest to them. */
export function EstimatePage({ layout, ...page }: LayoutProps<"estimate">) {
  const games = gamesToEstimate(page.storefront);
  return (
    <SellPage
      {...layout}
      page={page}
      sheet={
        games.length === 0 ? null : (
          <AccountEstimator games={games} percent={page.brand.sellFeePercent} />
        )
      }
    />
  );
}
