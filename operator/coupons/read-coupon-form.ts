import type { envelopes } from "@storefront/marketplace/database/schema";
import { couponRow } from "../catalogue/coupon-row";

export type NewCoupon = Required<
  Pick<
    typeof envelopes.$inferInsert,
    | "couponName"
    | "typeName"
    | "reduceFen"
    | "conditionFen"
    | "validDays"
    | "total"
    | "claimable"
    | "subscribeGift"
    | "goodsId"
    | "sellerId"
    | "endsAt"
  >
>;

/** Messages for invalid fields; the rules are those of an import. */
const PROBLEMS: Readonly<Record<string, string>> = {
  name: "请填写名称，最多 100 字",
  label: "请填写类别，例如 商品券，最多 20 字",
  off: "立减金额要大于 0，并小于门槛，单位元",
  from_yuan: "门槛要大于 0，最多两位小数，单位元",
  listing: "商品编号是一个正整数",
  seller: "卖家编号是一个正整数，与商品编号只填一个；关注礼必须填写",
  valid_days: "有效天数是 1 到 3650 的整数",
  total: "发放总数是 0 到 10000000 的整数",
};

const DAY = /^\d{4}-\d\d-\d\d$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Parses the form of a new coupon by the rules of an import.
 * @returns the coupon, or the first invalid field
 */
export function readCouponForm(
  fields: URLSearchParams,
  now: Date,
): NewCoupon | { field: string; text: string } {
  const text = (name: string) => (fields.get(name) ?? "").trim();
  const number = (name: string) =>
    /^\d{1,10}$/.test(text(name)) ? Number(text(name)) : text(name);
  const optional = (name: string) => (text(name) === "" ? {} : { [name]: number(name) });
  const parsed = couponRow.safeParse({
    kind: "coupon",
    id: 1,
    name: text("name"),
    label: text("label"),
    off: text("off"),
    from_yuan: text("from_yuan"),
    ...optional("listing"),
    ...optional("seller"),
    valid_days: number("valid_days"),
    total: number("total"),
    claimable: text("given") !== "hidden",
    follow_gift: text("given") === "follow",
  });
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? "name");
    return { field, text: PROBLEMS[field] ?? "填写的内容不对" };
  }
  const endsAt = endOf(text("until"));
  if (endsAt === undefined || (endsAt !== null && endsAt <= now)) {
    return { field: "until", text: "截止日期是今天或以后的一天，例如 2026-12-31；可以不填" };
  }
  const row = parsed.data;
  return {
    couponName: row.name,
    typeName: row.label,
    reduceFen: row.off,
    conditionFen: row.from_yuan,
    validDays: row.valid_days,
    total: row.total,
    claimable: row.claimable,
    subscribeGift: row.follow_gift,
    goodsId: row.listing ?? null,
    sellerId: row.seller ?? null,
    endsAt,
  };
}

/** @returns the end of a day in China; null for ""; undefined for an invalid day */
function endOf(day: string): Date | null | undefined {
  if (day === "") return null;
  const start = DAY.test(day) ? Date.parse(`${day}T00:00:00+08:00`) : Number.NaN;
  return Number.isNaN(start) ? undefined : new Date(start + DAY_MS);
}
