import type { GoodsRow } from "@/lib/goods/goods-row";
import {
  type AccountsOfGame,
  accountsOnSale,
  amountOf,
  commonMeasure,
  middleFen,
} from "@/lib/landing/accounts-on-sale";
import { priceFen } from "@/lib/landing/choose-goods";
import { roundYuan } from "@/lib/landing/round-yuan";
import { Band } from "../../parts/section";
import type { BandProps } from "../sell/band-props";

/** The fewest accounts of a game that can be halved. */
const LEAST = 4;
const GAMES = 6;

/** Median prices of two halves of a game's accounts: with more and with less of what the game counts. */
export function Factors({ band, page: { storefront } }: BandProps<"factors">) {
  const lines = accountsOnSale(storefront, LEAST).flatMap(halved).slice(0, GAMES);
  if (lines.length === 0) return null;
  return (
    <Band block={band}>
      <ul className="mt-8 grid grid-cols-3 gap-5 narrow:grid-cols-2 small:grid-cols-1">
        {lines.map(({ game, title, less, more }) => (
          <li key={game} className="rounded-m bg-panel p-5">
            <h3 className="font-semibold text-lg">
              {game} · {title}
            </h3>
            <dl className="figures mt-3 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
              <Bar name={`${title}多的一半`} fen={more} top={more} />
              <Bar name={`${title}少的一半`} fen={less} top={more} />
            </dl>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-soft text-xs">价格是两半在售账号标价的中间一件。</p>
    </Band>
  );
}

function Bar({ name, fen, top }: { name: string; fen: number; top: number }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="h-4 min-w-1 rounded-s bg-glow"
          style={{ width: `${Math.max(3, Math.round((fen / top) * 55))}%` }}
        />
        <span className="font-bold text-price">¥{roundYuan(fen)}</span>
      </dd>
    </>
  );
}

/** A game whose accounts with more also cost more, else nothing. */
function halved({ game, rows }: AccountsOfGame) {
  const measure = commonMeasure(rows);
  if (measure === null) return [];
  const amount = (row: GoodsRow) => amountOf(row, measure.key);
  const measured = rows
    .filter((row) => amount(row) !== null)
    .sort((a, b) => (amount(a) ?? 0) - (amount(b) ?? 0));
  const half = measured.length >> 1;
  const byPrice = (list: readonly GoodsRow[]) =>
    middleFen([...list].sort((a, b) => priceFen(a) - priceFen(b)));
  const [less, more] = [byPrice(measured.slice(0, half)), byPrice(measured.slice(-half))];
  return less > 0 && more > less ? [{ game, title: measure.title, less, more }] : [];
}
