import { BRANDS } from "@storefront/brands";
import { businessOf } from "./copy";

const brandOf = (key: string) => {
  const brand = BRANDS.find((it) => it.key === key);
  if (brand === undefined) throw new Error(`no brand ${key}`);
  return brand;
};

const linesOf = (key: string): string[] =>
  businessOf(brandOf(key), true).lines.map(({ name }) => name);

it("describes all business of a host that shows everything", () => {
  expect(linesOf("mima")).toEqual(["账号与道具", "按小时租号", "卡密与点券", "段位代练"]);
});

it("leaves out what a host does not show", () => {
  const assortment = { kinds: ["rent"] } as const;
  const { lines } = businessOf({ ...brandOf("mima"), assortment }, false);
  expect(lines.map(({ name }) => name)).toEqual(["按小时租号"]);
});

it("describes consignment where bags are sold", () => {
  expect(linesOf("taobaobao")).toContain("寄卖");
});
