import type { GoodsView } from "@/lib/goods/goods-view";

export interface Review {
  id: string;
  nickname: string;
  avatar: string | null;
  /** 1 to 5. */
  score: number;
  content: string;
  goodsId: number;
  goodsName: string;
  game: string;
}

/** Length of reviews that are substantial but short, in UTF-16 units. */
const LENGTH = { least: 12, most: 90 } as const;
const SCORE = 4;

/** Returns good reviews, alternating between listings so that the first few differ in goods. Texts are unchanged. */
export function chooseReviews(
  goods: readonly Pick<GoodsView, "trade" | "name" | "game" | "comments">[],
): Review[] {
  const each = goods.map(({ trade, name, game, comments }) =>
    comments
      .filter(
        ({ content, score }) =>
          score >= SCORE && content.length >= LENGTH.least && content.length <= LENGTH.most,
      )
      .map(({ id, nickname, avatar, score, content }) => ({
        id: `${trade.goodsId}-${id}`,
        nickname,
        avatar,
        score,
        content,
        goodsId: trade.goodsId,
        goodsName: name,
        game,
      })),
  );
  const most = Math.max(0, ...each.map((list) => list.length));
  return Array.from({ length: most }, (_, turn) => turn).flatMap((turn) =>
    each.flatMap((list) => list[turn] ?? []),
  );
}
