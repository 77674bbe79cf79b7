import { BRANDS } from "../index";
import { mima } from "../mima/brand";
import { download } from "../mima/download";
import { newFaults } from "../testing/new-faults";
import type { Brand, LandingPage } from "../types";
import { brandFaults } from "./brand-faults";

/** Returns the faults of the registry after adding a valid brand changed by `overrides`. */
function faultsWith(overrides: Partial<Brand>): string[] {
  // The key's own claim on listings is not a new brand's.
  const { canonicalFor: _claim, ...base } = mima;
  return newFaults(brandFaults)([...BRANDS, { ...base, ...fresh, ...overrides }]);
}

const landing: LandingPage = {
  ...download,
  route: "/index_new",
  kind: "rent",
  title: "新新租号 · 试试新号",
  headline: "新来的先玩",
  subline: "这一句写给规则的测试看，长短正好合适，也不和别人重复。",
};

/** A valid brand as an operator might add it. */
const fresh = {
  key: "xinxin",
  name: "新新租号",
  slogan: "写给规则测试的一句口号。",
  hosts: ["xinxin.example"],
  company: {
    name: "示例新新有限公司",
    address: "示例省示例市新路 1 号",
    licence: "示ICP备00009999号-1",
  },
  theme: { ...mima.theme, tint: "#fdeef6", primary: "#7a2a5c", spark: "#9fe6ff" },
  mark: "M1 1H23V23H1Z",
  landings: [landing],
} satisfies Partial<Brand>;

describe("a new brand", () => {
  test("has no faults when it is complete", () => {
    expect(faultsWith({})).toEqual([]);
  });

  test.each<[string, Partial<Brand>, string]>([
    ["a duplicate key", { key: "mima" }, `mima: key "mima" is mima's already`],
    ["a reserved key", { key: "api" }, "api: the key is a name that routes use"],
    ["a key with capitals", { key: "XinXin" }, "the key must be one label of a host"],
    ["a duplicate host", { hosts: ["mima.example"] }, `host "mima.example" is mima's already`],
    ["a host with www.", { hosts: ["www.xinxin.example"] }, `without scheme, port and "www."`],
    ["a URL as a host", { hosts: ["https://xinxin.example/"] }, "must be lower case"],
    ["a missing host", { hosts: [] }, "hosts is empty"],
    ["a fee above 10 percent", { sellFeePercent: 12 }, "sellFeePercent 12 must be 0 to 10"],
    [
      "a mall URL without a trailing slash",
      { mallUrl: "https://mall.example" },
      "mallUrl must be an https",
    ],
    [
      "a mobile site without https",
      { mobileSiteUrl: "http://m.example/" },
      "mobileSiteUrl must be an",
    ],
    ["a duplicate company", { company: mima.company }, `ICP licence "${mima.company.licence}"`],
    [
      "an incomplete company",
      { company: { name: "甲公司", address: "", licence: "" } },
      "xinxin: the company has no address",
    ],
    ["a duplicate route", { landings: [...fresh.landings, ...mima.landings] }, `route "/index_m"`],
    ["a brand without a page", { landings: [] }, "has no page"],
    [
      "a root that is an agreement",
      { landings: [{ ...landing, kind: "legal" }] },
      "the root leads to an agreement",
    ],
    ["a duplicate slogan", { slogan: mima.slogan }, "slogan"],
    ["an empty slogan", { slogan: "" }, "xinxin: a text is empty"],
    [
      "a headline that is too long",
      { landings: [{ ...landing, headline: "这一句标题实在是写得太长太长了" }] },
      "the headline of /index_new is over 14 characters",
    ],
    [
      "a title without the brand's name",
      { landings: [{ ...landing, title: "下载 App" }] },
      "the title of /index_new does not name 新新租号",
    ],
    [
      "texts that name another brand",
      { slogan: "比火山租号还要热闹的一句口号。" },
      "xinxin: the words name another brand, 火山租号",
    ],
    [
      "text with low contrast",
      { theme: { ...fresh.theme, accent: "#f0a0a0" } },
      "xinxin: accent on white has a contrast of 2.",
    ],
    ["a duplicate palette", { theme: mima.theme }, "hardly another than mima's"],
    ["a named color", { theme: { ...fresh.theme, ink: "black" } }, "ink must be written #rrggbb"],
    ["a duplicate mark", { mark: mima.mark }, "mark"],
    ["a mark that is no path data", { mark: "<svg/>" }, "xinxin: the mark is no path data"],
  ])("is rejected because of %s", (_, overrides, fault) => {
    expect(faultsWith(overrides).join("\n")).toContain(fault);
  });
});
