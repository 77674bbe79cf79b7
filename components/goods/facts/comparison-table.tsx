import { priceShown } from "@storefront/contract/listing/price-shown";
import { fenToYuan } from "@storefront/contract/money";
import { safePicture } from "@storefront/contract/pictures/picture-address";
import type { ReactNode } from "react";
import type { GoodsRow } from "@/lib/goods/goods-row";
import type { GoodsView } from "@/lib/goods/goods-view";
import type { FactView } from "@/lib/goods/read-facts";
import { rowFacts } from "@/lib/goods/row-facts";
import { GoodsPicture } from "../../listing/goods-picture";
import { RowPrice } from "../../listing/row-price";
import { GoodsLink } from "../others/goods-link";

/** Facts that are compared. */
const COLUMNS = 4;
/** CSS pixels. */
const PICTURE = 56;

interface Props {
  goods: GoodsView;
  others: readonly GoodsRow[];
}

/** Similar accounts or rentals beside this one: the columns are its own facts, so that each line answers the same questions. */
export function ComparisonTable({ goods, others }: Props) {
  const columns = rowFacts(goods.facts, COLUMNS);
  const { trade, seller } = goods;
  const { fen, from } = priceShown(trade, null);
  const price = { kind: goods.kind, price: fenToYuan(fen ?? 0), from };
  return (
    // Scrolls in itself where a window is too narrow for a table.
    <div className="relative overflow-x-auto small:-mx-4 small:px-4">
      <table className="figures w-full min-w-[720px] text-left text-sm">
        <thead className="text-ink-2 text-xs">
          <tr className="border-line border-b">
            <Heading>商品</Heading>
            {columns.map(({ key, title }) => (
              <Heading key={key}>{title}</Heading>
            ))}
            <Heading>卖家</Heading>
            <Heading right>价格</Heading>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          <tr className="bg-tint">
            <th scope="row" className="w-[38%] py-2.5 pr-4 pl-3 font-normal">
              <span className="flex items-center gap-3">
                <Picture url={goods.pictures[0]?.url ?? null} />
                <span className="font-semibold">本商品</span>
              </span>
            </th>
            <Facts columns={columns} facts={goods.facts} />
            <Seller name={seller.nickname} score={seller.score} />
            <Price>{fen === null ? "–" : <RowPrice row={price} />}</Price>
          </tr>
          {others.map((row) => (
            <tr key={row.id}>
              <th scope="row" className="py-2.5 pr-4 pl-3 font-normal">
                <GoodsLink goodsId={row.id} className="group flex items-center gap-3">
                  <Picture url={safePicture(row.cover)} />
                  <bdi className="wrap-anywhere line-clamp-2 group-hover:text-primary-strong">
                    {row.name}
                  </bdi>
                </GoodsLink>
              </th>
              <Facts columns={columns} facts={row.facts} />
              <Seller name={row.seller?.nickname ?? ""} score={row.seller?.score ?? 0} />
              <Price>
                <RowPrice row={row} />
              </Price>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Heading({ right = false, children }: { right?: boolean; children: ReactNode }) {
  return (
    <th
      scope="col"
      className={`whitespace-nowrap px-3 py-2 font-normal ${right ? "text-right" : ""}`}
    >
      {children}
    </th>
  );
}

function Picture({ url }: { url: string | null }) {
  return <GoodsPicture url={url} alt="" size={PICTURE} className="shrink-0 rounded-s" />;
}

interface DetailsProps {
  columns: readonly FactView[];
  facts: readonly FactView[];
}

function Facts({ columns, facts }: DetailsProps) {
  return columns.map(({ key }) => {
    const text = facts.find((fact) => fact.key === key)?.text;
    return (
      <td
        key={key}
        className={`whitespace-nowrap px-3 ${text === undefined ? "text-ink-2" : "font-medium"}`}
      >
        <bdi>{text ?? "–"}</bdi>
      </td>
    );
  });
}

function Seller({ name, score }: { name: string; score: number }) {
  return (
    <td className="max-w-36 px-3">
      {name === "" ? (
        "–"
      ) : (
        <span className="flex items-center gap-2">
          <bdi className="truncate">{name}</bdi>
          {score === 0 ? null : (
            <span className="text-ink-2 text-xs">
              <span className="sr-only">评分 </span>
              {score.toFixed(1)}
            </span>
          )}
        </span>
      )}
    </td>
  );
}

function Price({ children }: { children: ReactNode }) {
  return <td className="px-3 text-right">{children}</td>;
}
