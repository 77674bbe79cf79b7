import { accountsOnSale } from "@/lib/landing/accounts-on-sale";
import type { LayoutProps } from "../layout-props";
import { SellPage } from "../sell/sell-page";
import { RangeBoard } from "./range-board";
import { SystemsBoard } from "./systems-board";
import { TopBoard } from "./top-board";

const BOARDS = { range: RangeBoard, systems: SystemsBoard, top: TopBoard } as const;

/** A quotation board of the games' accounts. */
export function QuotationPage({ layout, ...page }: LayoutProps<"quotation">) {
  const games = accountsOnSale(page.storefront);
  const Board = BOARDS[layout.board];
  return (
    <SellPage
      {...layout}
      page={page}
      sheet={
        games.length === 0 ? null : <Board games={games} wide={layout.head.side === "below"} />
      }
    />
  );
}
