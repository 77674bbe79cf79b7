import { gameHref } from "@/lib/addresses/game-path";
import { kindsOf } from "@/lib/discovery/game-kinds";
import type { GoodsRow } from "@/lib/goods/goods-row";

const LINK = "hover:text-primary-strong hover:underline narrow:py-1";

/** Links to a game's kinds, with counts, and to all of its listings: "卡密 6 · 账号 2 · 查看全部 ›". */
export function ShelfLinks({ game, rows }: { game: string; rows: readonly GoodsRow[] }) {
  return (
    <p className="figures flex flex-wrap items-baseline gap-x-4 text-ink-2">
      {kindsOf(rows).map(({ slug, name, count }) => (
        <a key={slug} href={gameHref({ game, kind: slug })} className={LINK}>
          {name} {count}
        </a>
      ))}
      <a href={gameHref({ game })} className={`font-medium text-primary-strong ${LINK}`}>
        查看全部<span className="sr-only">{game}商品</span>
        <span aria-hidden="true"> ›</span>
      </a>
    </p>
  );
}
