import type { GoodsRow } from "@/lib/home/goods-row";
import { type ListView, PRICE_RANGES } from "./list-view";

/** Listings on a page of a list: four rows of five. */
export const PER_PAGE = 20;

export interface ListPage {
  rows: readonly GoodsRow[];
  /** Listings of all pages. */
  total: number;
  /** At least 1. */
  pages: number;
}

/** The page of a list that a view shows. Equal rows are in the order of their ids, so that no two pages share one. */
export function listPage(all: readonly GoodsRow[], view: ListView): ListPage {
  const rows = all.filter((row) => isShown(row, view)).sort(ORDERS[view.sort]);
  const first = (view.page - 1) * PER_PAGE;
  return {
    rows: rows.slice(first, first + PER_PAGE),
    total: rows.length,
    pages: Math.max(1, Math.ceil(rows.length / PER_PAGE)),
  };
}

/** @returns how many listings a view shows on all of its pages */
export function countShown(all: readonly GoodsRow[], view: ListView): number {
  return all.filter((row) => isShown(row, view)).length;
}

function isShown(row: GoodsRow, { price, inStock }: ListView): boolean {
  if (inStock && row.soldOut) return false;
  const range = PRICE_RANGES.find(({ slug }) => slug === price);
  const yuan = Number(row.price);
  return range === undefined || (yuan >= range.from && yuan < range.below);
}

type Order = (a: GoodsRow, b: GoodsRow) => number;

const inStockFirst: Order = (a, b) => Number(a.soldOut) - Number(b.soldOut);
const byPrice: Order = (a, b) => Number(a.price) - Number(b.price);

const ORDERS: Record<ListView["sort"], Order> = {
  sales: (a, b) => inStockFirst(a, b) || b.sale - a.sale || a.id - b.id,
  "price-asc": (a, b) => inStockFirst(a, b) || byPrice(a, b) || a.id - b.id,
  "price-desc": (a, b) => inStockFirst(a, b) || byPrice(b, a) || a.id - b.id,
};
