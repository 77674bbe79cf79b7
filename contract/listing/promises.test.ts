import fc from "fast-check";
import { PROMISE_NAMES } from "./promise-table";
import { promises, services } from "./promises";
import type { Guarantee } from "./trade-view";

const NO_TERMS = { duration: "", excludes: "", decidedBy: "" };
const stated = (name: string): Guarantee => ({ name, brief: `${name}的话`, terms: NO_TERMS });
const ALL = { refundable: true, automaticDelivery: true };
const NONE = { refundable: false, automaticDelivery: false };

const namesOf = (names: string[], goods = ALL) =>
  services({ ...goods, guarantee: names.map(stated) }).map(
    ({ name, isSellers }) => `${isSellers ? "卖家声明：" : ""}${name}`,
  );

it.each([
  [["官方验号", "平台担保"], NONE, ["平台担保", "卖家声明：官方验号"]],
  [["自动发货"], ALL, ["3 天无理由退款", "7×24 小时自动发货"]],
  // It contains a promise, and must not take its place and sign.
  [
    ["7×24 小时自动发货，永久包赔"],
    ALL,
    ["3 天无理由退款", "7×24 小时自动发货", "卖家声明：7×24 小时自动发货，永久包赔"],
  ],
  [["无理由退款", "3天无理由退款"], ALL, ["3 天无理由退款", "7×24 小时自动发货"]],
  [["无理由退款"], NONE, ["卖家声明：无理由退款"]],
  [["constructor", "__proto__"], NONE, ["卖家声明：constructor", "卖家声明：__proto__"]],
])("shows of %j with %j", (names, goods, shown) => {
  expect(namesOf(names, goods)).toEqual(shown);
});

it("gives the platform's sign to names of the table alone, for any names of an API", () => {
  const own = [...PROMISE_NAMES, "平台验号", ...promises(ALL).map(({ name }) => name)];
  const names = fc.array(
    fc.oneof(fc.string(), fc.constantFrom(...own, "官方验号", "找回包赔终身")),
  );
  fc.assert(
    fc.property(names, (some) => {
      for (const { name, isSellers } of services({ ...ALL, guarantee: some.map(stated) })) {
        expect(isSellers ?? false).toBe(!own.includes(name));
      }
    }),
  );
});
