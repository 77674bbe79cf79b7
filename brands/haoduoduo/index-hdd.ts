import type { LandingPage } from "../types";

/** 号多多: plenty of accounts, compared fact by fact. */
export const indexHdd: LandingPage = {
  route: "/index_hdd",
  kind: "sell",
  title: "号多多 · 筛得细的账号交易 App",
  headline: "号多，筛子也细",
  subline: "先看热的，再比同款，最后看最低和最高差在哪。三层筛下来，剩的就是你的。",
  layout: "dossier",
  goods: { kinds: ["账号"], from: 6 },
  head: {
    surface: "primary",
    side: "left",
    sheet: { surface: "white", edge: "round", title: "从一堆里筛出来的一个" },
  },
  bands: [
    {
      band: "rows",
      surface: "tint",
      title: "第一层筛：先看热的",
      goods: { kinds: ["账号"] },
      count: 8,
    },
    { band: "rows", surface: "white", title: "第二层筛：同一款，逐项比", game: 0 },
    { band: "spread", surface: "ground", title: "第三层筛：最低和最高差在哪", game: 2 },
    { band: "factors", surface: "white", title: "筛得越细，价越准" },
    {
      band: "ask",
      look: "cards",
      surface: "spark",
      title: "选择困难门诊",
      list: {
        "筛完还剩几十个？": "再加一条「一定不要」。排除比挑选快。",
        "一个都没有呢？": "放宽一项，看看最接近的几个差在哪一条。",
      },
    },
  ],
  close: { surface: "deep", title: "号多，慢慢挑", look: "band" },
};
