import type { LandingDesign } from "../landing-design";

/** 租号蟹: the owner's side; an account earns while its owner is away. */
export const indexZuhaoxie: LandingDesign = {
  hero: {
    variant: "halves",
    surface: "primary",
    pattern: "scales",
    names: ["你在忙", "号在忙"],
    screens: [
      { screen: "wallet", title: "本周租金", kinds: ["租号"] },
      { screen: "rent", from: 2 },
    ],
    kicker: "号空着也是空着",
  },
  sections: [
    {
      block: "steps",
      variant: "path",
      surface: "white",
      title: "把空闲时段租出去",
      steps: [
        { name: "勾时间", text: "一周里哪几段不玩，点一下。" },
        { name: "定规矩", text: "单价、押金、起租时长、能不能排位，都由你写。" },
        { name: "验一次号", text: "扫码授权，平台清点，以后不用再验。" },
        { name: "去忙你的", text: "有人租，手机只轻轻提醒一声。" },
      ],
    },
    {
      block: "offers",
      variant: "ranges",
      surface: "tint",
      title: "同样的号，别人租多少钱",
      lead: "现在架上的时租价，按游戏看。定价之前先看一眼。",
      goods: { kinds: ["租号"] },
    },
    {
      block: "promises",
      variant: "shield",
      surface: "ink",
      title: "两只钳子护着",
      promises: [
        { name: "密码不出门", icon: "crab-claw", text: "租客扫码上号，看不到也改不了密码。" },
        { name: "东西不会少", icon: "locked-chest", text: "分解、交易、转赠一律拦下。" },
        { name: "押金先在平台", icon: "strongbox", text: "租客违规，扣下来的押金赔给你。" },
        { name: "动过有记录", icon: "notebook", text: "几点登录、动了什么，一行行写着。" },
      ],
    },
    {
      block: "receipt",
      variant: "flow",
      surface: "white",
      title: "一笔租金怎么到你手里",
      goods: { kinds: ["租号"], from: 4 },
      lines: [
        ["租客", "付租金与押金"],
        ["平台", "租期里代管"],
        ["你", "到期收到租金"],
        ["租客", "押金退回"],
      ],
    },
    {
      block: "questions",
      variant: "columns",
      surface: "ground",
      title: "号主常问",
      list: [
        {
          ask: "租出去会影响我的战绩吗？",
          answer: "不想影响就设成「只玩娱乐模式」，违反会扣租客押金。",
        },
        {
          ask: "我临时想玩怎么办？",
          answer: "直接登录。租客没用完的时间按比例退，从这一单的租金里扣。",
        },
        { ask: "一个号能在几个时段出租？", answer: "不限。同一时刻只会有一个人在用。" },
      ],
    },
    { block: "downloads", variant: "code", surface: "deep", title: "给闲着的号找点事做" },
  ],
};
