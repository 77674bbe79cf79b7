import { ESCROW_END } from "@storefront/contract/listing/escrow-terms";
import type { LandingPage } from "../types";

/** 卖号宝: money first, then the account. */
export const indexMhb: LandingPage = {
  route: "/index_mhb",
  kind: "sell",
  title: "卖号宝 · 货款先托管的卖号 App",
  headline: "钱先锁好，再交号",
  subline: `买家全款付到平台之后，你才开始换绑。${ESCROW_END}放款，谈不拢，平台看证据裁定。`,
  layout: "sale",
  goods: { kinds: ["账号"], by: "price-desc", from: 1 },
  head: {
    surface: "deep",
    pattern: "grid",
    side: "below",
    icon: "locked-chest",
    sheet: { surface: "tint", edge: "frame", title: "柜里的一笔：先锁钱，再交号" },
  },
  bands: [
    { band: "outcomes", surface: "white", title: "钱在柜里，谁也拿不走" },
    {
      band: "words",
      look: "rules",
      surface: "spark",
      title: "开柜须知",
      icon: "skeleton-key",
      text: ["没有全款，不交号。", "没有完成，不放款。", "谈不拢，平台看证据裁定。"],
    },
    {
      band: "book",
      surface: "ground",
      title: "换成别的号，柜里是多少",
      goods: { kinds: ["账号"], by: "price-desc" },
    },
    { band: "hours", look: "clock", surface: "white", title: "柜门最多锁多久" },
    {
      band: "ask",
      look: "cards",
      surface: "tint",
      title: "交号之前问清楚",
      list: {
        "锁着的钱谁保管？": "平台。不在买家手里，也还不是你的，{escrow}放给你。",
        "买家迟迟不验收？": "交付后 {confirm} 小时没有异议，柜门自己开。",
        "争议会冻多久？": "你有 {answer} 小时答复；谈不拢交给平台，期间钱不动。",
        "少付一点能先开始吗？": "不能。差一分，都不算付款。",
      },
    },
  ],
  close: { surface: "primary", title: "钱先上锁，再卖号", look: "mark" },
};
