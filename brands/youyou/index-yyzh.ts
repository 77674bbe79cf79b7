import type { LandingDesign } from "../landing-design";

/** 悠悠租号: hills, a fishing rod, no hurry. */
export const indexYyzh: LandingDesign = {
  hero: {
    variant: "scene",
    surface: "tint",
    horizon: "hills",
    light: "sunset",
    icons: ["snail", "camping-tent", "fishing-pole"],
    kicker: "七天，慢慢逛",
  },
  sections: [
    {
      block: "story",
      variant: "letter",
      surface: "white",
      title: "写给只看风景的玩家",
      icon: "teapot-leaves",
      text: [
        "有人打开地图是为了赶路，有人是为了看看山后面有什么。后一种人，最怕的是倒计时。",
        "所以这里的号按天租。租期长，单价低，号主也放心：你不打排位，不抢 Boss，只是钓鱼、拍照、盖一间房。",
        "住完了，把门带上，号主验过号，押金原路回来。",
      ],
    },
    {
      block: "shelf",
      variant: "cards",
      surface: "ground",
      title: "适合久住的号",
      goods: { kinds: ["租号"], by: "price-asc", from: 3 },
    },
    {
      block: "promises",
      variant: "rows",
      surface: "white",
      title: "住得久，要住得安心",
      promises: [
        { name: "门锁归你", icon: "house-keys", text: "租期里登录权是你的，号主不会半夜敲门。" },
        {
          name: "东西别动",
          icon: "flower-pot",
          text: "装饰随便摆，稀有材料别用。用没用，系统记着。",
        },
        {
          name: "提前退房",
          icon: "exit-door",
          text: "有事要走，提前还号，验号后退押金，最晚 24 小时。",
        },
      ],
    },
    {
      block: "receipt",
      variant: "flow",
      surface: "primary",
      title: "一笔慢租金",
      goods: { kinds: ["租号"], by: "price-asc", from: 3 },
      lines: [
        ["入住", "付租金与押金"],
        ["居住", "钱在平台，不在号主手里"],
        ["退房", "租金给号主"],
        ["到家", "押金回到你账上"],
      ],
    },
    {
      block: "questions",
      variant: "columns",
      surface: "tint",
      title: "住客常问",
      list: [
        { ask: "租七天要一直在线吗？", answer: "不用。租期按时间算，什么时候上线都行。" },
        { ask: "我盖的房子会留下吗？", answer: "会留在那个号里。拍照留念，是大家常做的事。" },
        { ask: "中途号主想卖号？", answer: "租期里不能过户。要提前收回，按比例退租金，押金全退。" },
      ],
    },
    { block: "downloads", variant: "band", surface: "deep", title: "不急，有空再装也行" },
  ],
};
