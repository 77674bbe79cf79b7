import { RowMarks } from "@/components/listing/row-marks";
import { RowPrice } from "@/components/listing/row-price";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { GoodsRow } from "@/lib/goods/goods-row";
import type { ListedSeller } from "@/lib/goods/read-listed-seller";
import { rowFacts } from "@/lib/goods/row-facts";
import { rowMarks } from "@/lib/goods/row-marks";
import { Cover } from "../listing/cover";

/** Facts beside the picture. */
const FACTS = 4;

/** An account: picture, name, the facts that decide, guarantees, seller and price. */
export function AccountCard({ row, eager }: { row: GoodsRow; eager: boolean }) {
  const facts = rowFacts(row.facts, FACTS);
  return (
    <li className="group relative flex overflow-hidden rounded-m bg-white shadow-card">
      <Cover
        url={row.cover}
        size={152}
        eager={eager}
        className="self-start transition-transform group-hover:scale-[1.03] small:size-28"
      />
      <div className="relative flex min-w-0 flex-1 flex-col justify-between gap-1.5 bg-white px-4 py-3 small:px-3">
        <div>
          <a
            href={goodsAddress(row.id)}
            className={`wrap-anywhere font-medium text-base text-ink after:absolute after:inset-0 after:-left-38 group-hover:text-primary-strong ${facts.length === 0 ? "line-clamp-2" : "line-clamp-1 small:line-clamp-2"}`}
          >
            <bdi>{row.name}</bdi>
          </a>
          {row.seller ? (
            <Seller seller={row.seller} />
          ) : (
            <p className="text-ink-3 text-xs">{row.game}</p>
          )}
        </div>
        {facts.length === 0 ? null : (
          <dl className="figures grid grid-cols-4 gap-x-3 wide:grid-cols-3 small:grid-cols-2 small:gap-y-1">
            {facts.map(({ key, title, text }, index) => (
              <div
                key={key}
                className={`flex min-w-0 flex-col-reverse ${index === FACTS - 1 ? "wide:hidden" : ""}`}
              >
                <dt className="truncate text-ink-3 text-xs">{title}</dt>
                <dd className="truncate font-medium">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="flex items-end justify-between gap-3">
          <div className="h-[18px] min-w-0 overflow-hidden small:h-auto">
            <RowMarks marks={rowMarks(row)} />
          </div>
          <RowPrice row={row} />
        </div>
      </div>
    </li>
  );
}

function Seller({ seller: { nickname, score, selfOperated, official } }: { seller: ListedSeller }) {
  const badge = selfOperated ? "自营" : official ? "官方" : null;
  return (
    <p className="figures flex min-w-0 items-center gap-1.5 text-ink-3 text-xs">
      <span className="sr-only">卖家</span>
      <bdi className="truncate">{nickname}</bdi>
      {score === 0 ? null : (
        <>
          <span aria-hidden="true" className="star-row h-3.5 w-[14.7px] shrink-0 bg-[#e8940a]" />
          <span className="sr-only">评分</span>
          {score.toFixed(1)}
        </>
      )}
      {badge === null ? null : <span className="shrink-0 text-primary-strong">{badge}</span>}
    </p>
  );
}
