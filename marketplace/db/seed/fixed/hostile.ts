import { AUTOMATIC, type ListingSeed, TRADE } from "../listing";
import { SELLER } from "../sellers";

const RTL = "\u202eتجربة\u202c";
const EMOJI = "👩🏽‍🚀🧑‍🤝‍🧑🇨🇳🀄️";
const OPENING = `<script>alert("名称")</script>"><img src=x onerror=alert(1)> ${EMOJI} ${RTL} `;
const FILLER = "灵契牌谱超值礼包卡密自动发货全区通用";

/** Exactly 300 characters as a person counts them. */
const NAME = (() => {
  const segmenter = new Intl.Segmenter("zh");
  const count = [...segmenter.segment(OPENING)].length;
  return OPENING + FILLER.repeat(20).slice(0, 300 - count);
})();

/** 1016: everything that a page must show as text, or drop, and never run. */
export const HOSTILE_CASE: ListingSeed = {
  id: 1016,
  seller: SELLER.newcomer,
  game: "card",
  type: "CardKey",
  name: NAME,
  trade: TRADE.cardKey,
  delivery: AUTOMATIC,
  specs: [
    {
      name: `<b onmouseover="alert(2)">一号礼包</b>`,
      price: 990,
      origin: 1_200,
      stock: 15,
      desc: "'; drop table goods; --",
    },
    {
      name: `\${7*7} {{7*7}} ${RTL} 二号礼包`,
      price: 1_990,
      origin: 2_400,
      stock: 15,
      desc: "</textarea></title></style></script>",
    },
  ],
  sale: 13,
  collects: 5,
  feature: `</script><script>alert("卖点")</script> & < > " ' 全都只是文字`,
  tags: [
    { text: "<i>标签</i>" },
    { text: EMOJI },
    { text: `一个非常非常长而且没有任何停顿的标签${"长".repeat(40)}` },
  ],
  parameters: [
    ["<u>所属游戏</u>", "灵契牌谱", `<svg onload="alert(3)">`],
    ["没有空格的长串", "A".repeat(160)],
    [RTL, RTL],
  ],
  banner: `<marquee onstart="alert(4)">横幅</marquee>`,
  about: `<p>能看到的段落</p><script>alert("简介")</script><a href="javascript:alert(5)">不该能点</a>`,
  detail: [
    `<h3 onclick="alert(6)">标题留下，事件去掉</h3>`,
    `<p style="position:fixed;inset:0;background:url(javascript:alert(7))">样式去掉</p>`,
    `<script>document.title = "被改了"</script>`,
    `<img src="x" onerror="alert(8)"><iframe src="https://example.com/"></iframe>`,
    `<a href="javascript:alert(9)">一</a><a href="JaVaScRiPt:alert(10)">二</a><a href="data:text/html,<script>alert(11)</script>">三</a>`,
    `<svg><script>alert(12)</script></svg><math><mtext><style><img src=x onerror=alert(13)></style></mtext></math>`,
    `<form action="https://example.com/"><input name="phone"><button>提交</button></form>`,
    `<p>${RTL} ${EMOJI} ${"没有断点的长句".repeat(30)}</p><p>没有关上的 <b>标签`,
  ].join("\n"),
  pictures: 2,
  comments: [
    {
      nickname: `<script>alert("昵称")</script>`,
      score: 1,
      text: `<img src=x onerror="alert(14)"> 评价也只是文字`,
      days: 2,
    },
    {
      nickname: `${RTL}${EMOJI}`,
      score: 5,
      text: `${EMOJI.repeat(20)} ${"赞".repeat(200)}`,
      days: 5,
      spec: `<b onmouseover="alert(2)">一号礼包</b>`,
    },
  ],
  age: 1,
  art: {
    rarity: "fine",
    icons: ["card-joker", "perspective-dice-six-faces-random", "card-random"],
  },
};
