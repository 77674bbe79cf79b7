import {
  keptGuarantees,
  PROMISE_NAMES,
  promiseTexts,
} from "@storefront/contract/listing/promise-table";
import { AUTOMATIC_DELIVERY, MANUAL_DELIVERY, RENT } from "@storefront/contract/listing/trade";
import { promiseFacts } from "./promise-facts";
import { promiseFaults } from "./promise-faults";

type Stored = Parameters<typeof promiseFacts>[0];

const ACCOUNT: Stored = {
  goodsType: "PersonalAccount",
  tradeTypeId: 4,
  deliveryType: MANUAL_DELIVERY,
  deliveryHours: 12,
  texts: { attrs: [{ content: "可换绑" }], inspectionReport: { report_no: "1" } },
};

const faultsOf = (stored: Stored, guarantees: string[], tags: string[] = []) =>
  promiseFaults(
    { guarantees: guarantees.map((name) => ({ name })), tags: tags.map((text) => ({ text })) },
    promiseFacts(stored),
  );

it("accepts what an account with a report and a tag for rebinding promises", () => {
  const names = [
    "平台担保",
    "验号报告",
    "账号保障",
    "找回包赔",
    "换绑陪同",
    "实名可换",
    "超时退款",
  ];
  expect(faultsOf(ACCOUNT, names, ["平台验号", "找回包赔"])).toEqual([]);
});

it("names the guarantee or tag that has no condition, and why", () => {
  const bare = { ...ACCOUNT, texts: {} };
  expect(faultsOf(bare, ["平台担保", "验号报告", "实名可换"], ["现货", "平台验号"])).toEqual([
    { field: ["guarantees", 1, "name"], reason: "没有验号报告，不能承诺「验号报告」" },
    { field: ["guarantees", 2, "name"], reason: "标签里没有写可换绑，不能承诺「实名可换」" },
    { field: ["tags", 1, "text"], reason: "没有验号报告，不能承诺「平台验号」" },
  ]);
});

it.each([
  ["卡密保真", ACCOUNT],
  ["自动发货", ACCOUNT],
  ["找回包赔", { ...ACCOUNT, tradeTypeId: RENT }],
  ["超时退款", { ...ACCOUNT, deliveryType: AUTOMATIC_DELIVERY }],
])("refuses %s where it cannot be kept", (name, stored) => {
  expect(faultsOf(stored, [name])).toHaveLength(1);
  expect(keptGuarantees([{ name }], promiseFacts(stored))).toEqual([]);
});

it("says the deadline of the listing in the table's own words", () => {
  const [kept] = keptGuarantees([{ name: "超时退款" }], promiseFacts(ACCOUNT));
  expect(kept?.brief).toBe("卖家在付款后 12 小时内没有交付，全额退款。");
});

it.each([
  "官方验号",
  "被骗全额赔付（双倍赔付，永久包赔）",
  "找回包赔终身",
  "找回 包赔",
  "constructor",
  "__proto__",
])("refuses the invented guarantee %s, naming the allowed ones, and never shows it", (name) => {
  const [fault, ...others] = faultsOf(ACCOUNT, ["平台担保", name]);
  expect(others).toEqual([]);
  expect(fault?.field).toEqual(["guarantees", 1, "name"]);
  for (const key of [name, ...PROMISE_NAMES]) expect(fault?.reason).toContain(key);
  expect(keptGuarantees([{ name }], promiseFacts(ACCOUNT))).toEqual([]);
  expect(promiseTexts(name, 24)).toBeNull();
});
