import { readComment } from "../comment";
import { GAMES, type GameKey } from "../games";
import { type Art, AUTOMATIC, type ListingSeed, MANUAL, type TagSeed, TRADE } from "../listing";

/** What every listing of the catalogue says for itself; the rest comes from its type. */
type Own = Omit<
  ListingSeed,
  "type" | "trade" | "delivery" | "game" | "tags" | "detail" | "comments" | "art" | "about"
> & {
  about: string;
  /** Points of the detail section, one line each. */
  points: string[];
  tags?: TagSeed[];
  /** "nickname|score|days ago|text", with "|spec" when one was bought. */
  said?: string[];
  art: [rarity: Art["rarity"], first: string, second: string, third: string, ...more: string[]];
};
type Shape = (game: GameKey, own: Own) => ListingSeed;

const shape =
  (
    kind: Pick<ListingSeed, "type" | "trade" | "delivery" | "refund">,
    tags: TagSeed[],
    heading: string,
    note: string,
  ): Shape =>
  (
    game,
    { points, said = [], tags: ownTags = [], art: [rarity, ...icons], parameters, ...own },
  ) => ({
    ...kind,
    ...own,
    game,
    tags: [...tags, ...ownTags],
    parameters: [["所属游戏", GAMES[game].name], ...parameters],
    detail: `<h3>${heading}</h3><p>${own.about}</p><ul>${points.map((point) => `<li>${point}</li>`).join("")}</ul><h3>购买须知</h3><p>${note}</p>`,
    comments: said.map(readComment),
    art: { rarity, icons: [icons[0], icons[1], icons[2], ...icons.slice(3)] },
  });

export const cardKey = shape(
  { type: "CardKey", trade: TRADE.cardKey, delivery: AUTOMATIC, refund: true },
  [{ text: "自动发货", tone: "green" }],
  "到账内容",
  "付款后用手机扫码查看卡密；卡密未使用前 3 天内可无理由退款，已兑换的不退不换。",
);

export const account = shape(
  { type: "PersonalAccount", trade: TRADE.account, delivery: MANUAL },
  [{ text: "找回包赔", tone: "green" }, { text: "可换绑" }],
  "账号亮点",
  "付款后由客服拉三方群陪同换绑，核对无误再确认收货；交易全程请在平台内沟通。",
);

export const rent = shape(
  { type: "RentAccount", trade: TRADE.rent, delivery: AUTOMATIC },
  [{ text: "掉线补时", tone: "green" }, { text: "免密上号" }],
  "这个号有什么",
  "请在手机 App 内上号，不可修改资料与消费道具；使用外挂者押金不退。",
);

export const topUp = shape(
  { type: "TopUp", trade: TRADE.topUp, delivery: MANUAL },
  [
    { text: "免密码", tone: "green" },
    { text: "超时退款", tone: "brown" },
  ],
  "代充说明",
  "下单时按要求填写资料，任何人向您要密码都是骗子；营业时间 8:00 到 22:00。",
);

export const gameItem = shape(
  { type: "GameItem", trade: TRADE.item, delivery: MANUAL },
  [{ text: "当面交易", tone: "blue" }],
  "道具说明",
  "付款后请上线等候，卖家会在游戏内与您交易；确认收货后货款才会给到卖家。",
);
