import { chooseReviews } from "./choose-reviews";

const goods = (goodsId: number, reviews: [string, number][]) =>
  ({
    trade: { goodsId },
    name: `商品 ${goodsId}`,
    game: "曜日战歌",
    comments: reviews.map(([content, score], id) => ({
      id,
      nickname: "阿越",
      avatar: null,
      score,
      content,
      specName: "",
      date: "",
    })),
  }) as unknown as Parameters<typeof chooseReviews>[0][number];

const GOOD = "晚上十二点下的单，一样秒发，客服也还在线。";

test("returns good reviews of some length unchanged, alternating between listings", () => {
  const chosen = chooseReviews([
    goods(1, [
      [GOOD, 5],
      ["没毛病", 5],
      [`${GOOD}第二次买。`, 4],
    ]),
    goods(2, [
      ["等了半天也没有人理我，东西倒是真的。", 3],
      [GOOD, 4],
    ]),
    goods(3, [["长".repeat(200), 5]]),
  ]);
  expect(chosen.map(({ id, content }) => [id, content])).toEqual([
    ["1-0", GOOD],
    ["2-1", GOOD],
    ["1-2", `${GOOD}第二次买。`],
  ]);
});

test("returns none without goods", () => {
  expect(chooseReviews([])).toEqual([]);
});
