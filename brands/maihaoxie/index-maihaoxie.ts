import type { LandingPage } from "../types";

/** 卖号蟹: holds on through the handover. */
export const indexMaihaoxie: LandingPage = {
  route: "/index_maihaoxie",
  kind: "sell",
  title: "卖号蟹 · 换绑不松手的卖号 App",
  headline: "换绑那几步，钳得牢",
  subline: "手机、邮箱、实名、密保，四步最容易出事。钱没到平台不动手，没换完不确认，步步钳住。",
  layout: "sale",
  goods: { kinds: ["账号"], from: 5 },
  head: {
    surface: "tint",
    pattern: "waves",
    side: "left",
    icon: "crab-claw",
    sheet: { surface: "white", edge: "ruled", title: "钳住这一笔，到换绑完" },
  },
  bands: [
    {
      band: "words",
      look: "rules",
      surface: "primary",
      title: "换绑四道关",
      icon: "crab",
      text: [
        "手机：旧号解绑，新号收码，当场换。",
        "邮箱：找回邮箱一并换掉，不留后门。",
        "实名：能换的换，不能换的上架前写明。",
        "密保：问题、设备锁，清到一个不剩。",
      ],
    },
    { band: "hours", look: "axis", surface: "white", title: "每一步，钳到几时" },
    {
      band: "pair",
      surface: "ground",
      title: "出事都出在哪一步",
      heads: ["自己换", "钳着换"],
      rows: [
        { about: "先后", alone: "先给号，后讨钱", here: "看到已付款，再动第一步" },
        { about: "验证码", alone: "念给对方听", here: "只在换绑页面填，不外传" },
        { about: "旧邮箱", alone: "忘了换，半年后扯皮", here: "没换完，买家先别确认" },
      ],
    },
    { band: "outcomes", surface: "white", title: "有一边松手，怎么算" },
    {
      band: "ask",
      look: "talk",
      surface: "tint",
      title: "横着问",
      list: {
        "对方中途消失呢？":
          "你已经交付的，{confirm} 小时没有异议就自动完成；没交付的，到时限退给他。",
        "实名换不了的号能卖吗？": "能，要在商品页写明。没写的，买家能凭报告申请退款。",
        "换绑要找客服陪着？": "写着「换绑陪同」的可以，约在 {hours} 之间。",
      },
    },
  ],
  close: { surface: "deep", title: "钳牢了，再交号", look: "band" },
};
