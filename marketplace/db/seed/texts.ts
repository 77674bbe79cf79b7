import type { GoodsTexts } from "../schema";
import { inspectionReport } from "./inspection";
import { AUTOMATIC, type ListingSeed, type TagSeed } from "./listing";

type Steps = GoodsTexts["process"];

const STEPS: Record<"auto" | "account" | "rent" | "byHand", Steps> = {
  auto: [
    { name: "选购下单", brief: "选好规格与数量，提交订单" },
    { name: "扫码付款", brief: "用支付宝或微信扫码，款项由平台保管" },
    { name: "自动发货", brief: "付款成功后系统立即分配卡密，7×24 小时" },
    { name: "手机领取", brief: "用手机扫码，在订单里查看卡密" },
  ],
  account: [
    { name: "选购下单", brief: "看好截图与验号报告，提交订单" },
    { name: "扫码付款", brief: "款项由平台保管，卖家此时收不到钱" },
    { name: "客服换绑", brief: "三方群内由客服陪同换绑手机与邮箱" },
    { name: "确认收货", brief: "登录核对无误后确认，平台再放款给卖家" },
  ],
  rent: [
    { name: "选择时长", brief: "按小时计费，押金在归还后原路退回" },
    { name: "扫码付款", brief: "租金与押金分开列明" },
    { name: "上号开玩", brief: "用手机 App 一键上号，全程不见密码" },
    { name: "到时归还", brief: "到点自动下线，验号后退押金" },
  ],
  byHand: [
    { name: "填写资料", brief: "下单时填好卖家要的资料，不要填密码" },
    { name: "扫码付款", brief: "款项由平台保管" },
    { name: "卖家处理", brief: "营业时间 8:00 到 22:00，平均 20 分钟内完成" },
    { name: "确认收货", brief: "核对到账后确认，有问题可申请平台介入" },
  ],
};

const PROMISES: Record<"auto" | "account" | "byHand", GoodsTexts["guarantee"]> = {
  auto: [
    { name: "自动发货", brief: "付款后系统立即分配卡密，全天无休" },
    { name: "卡密保真", brief: "卡密无效或已被使用，核实后全额退款" },
    { name: "平台担保", brief: "货款由平台保管，有争议可申请仲裁" },
  ],
  account: [
    { name: "找回包赔", brief: "交易后被原主找回，按成交价赔付" },
    { name: "验号报告", brief: "上架前由平台验号，数据与截图一致" },
    { name: "实名可换", brief: "支持换绑手机与邮箱，客服全程陪同" },
  ],
  byHand: [
    { name: "平台担保", brief: "货款由平台保管，确认收货后才放款" },
    { name: "超时退款", brief: "卖家 24 小时内没有处理，可全额退款" },
  ],
};

/** Tones that keep 4.5:1 on white and on the light tints of every brand; no tone leaves the colour to the storefront. */
export const TONES: Record<NonNullable<TagSeed["tone"]>, string> = {
  red: "#b3261e",
  green: "#0a6645",
  blue: "#1a4fa3",
  brown: "#7a4300",
};

/** @returns the texts of a listing, with the usual trade process and promises of its type where it names none */
export function textsOf(listing: ListingSeed, now: Date): GoodsTexts {
  return {
    feature: listing.feature,
    attrs: listing.tags.map(({ text, tone }) => ({
      content: text,
      color: tone ? TONES[tone] : "",
    })),
    attributes: listing.parameters.map(([title, ...data]) => ({ title, data })),
    banner: listing.banner ?? "",
    guarantee: listing.guarantee ?? PROMISES[promiseOf(listing)],
    inspection: listing.inspection ?? null,
    ...(listing.inspection ? { inspectionReport: inspectionReport(listing, now) } : {}),
    compensateBroadcast: listing.compensated ?? [],
    process: STEPS[stepsOf(listing)],
    descDescription: listing.detail,
    goodsDesc: listing.about,
  };
}

function stepsOf(listing: ListingSeed): keyof typeof STEPS {
  if (listing.type === "RentAccount") return "rent";
  if (listing.type === "PersonalAccount") return "account";
  return listing.delivery === AUTOMATIC ? "auto" : "byHand";
}

function promiseOf(listing: ListingSeed): keyof typeof PROMISES {
  const steps = stepsOf(listing);
  return steps === "rent" ? "byHand" : steps;
}
