import { facesOf } from "./faces";
import { figuresOf, kindOf, namedOf, rankOf, restOf } from "./row-figures";
import { type ListingRow, readListings } from "./rows";

const rows = readListings();
const rowOf = (id: number): ListingRow => {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new Error(`there is no listing ${id}`);
  return row;
};
const withAttributes = (attributes: ListingRow["attributes"]): ListingRow => ({
  ...rowOf(1002),
  attributes,
});

it.each([
  [["共 142 款"], { label: "皮肤", value: "142", unit: "款" }],
  [["典藏 4"], { label: "典藏", value: "4", unit: "" }],
  [["116 / 116"], { label: "皮肤", value: "116/116", unit: "" }],
  [["60 款以上"], { label: "皮肤", value: "60", unit: "款以上" }],
  [["16.2 亿"], { label: "皮肤", value: "16.2", unit: "亿" }],
  [["满级 240 件"], { label: "满级 皮肤", value: "240", unit: "件" }],
])("reads %j as a figure", (data, figure) => {
  expect(figuresOf(withAttributes([{ title: "皮肤", data }]))).toEqual([figure]);
});

it.each([["4-3-3"], ["长安城 4096×4096"], ["已过，支持二次实名"]])(
  "reads no figure in %s",
  (text) => {
    expect(figuresOf(withAttributes([{ title: "阵势", data: [text] }]))).toEqual([]);
  },
);

it("reads names with their notes, and counts the skins beyond them", () => {
  const row = rowOf(1002);
  expect(namedOf(row)[0]).toEqual({ name: "霜月", note: "典藏" });
  expect([namedOf(row).length, restOf(row, 11)]).toEqual([11, 131]);
  expect(rankOf(row)).toBe("星耀 Ⅱ");
});

it("names no more skins of a kind than the account has", () => {
  for (const row of rows.filter((each) => kindOf(each) === "account")) {
    for (const { label, value, unit } of figuresOf(row)) {
      const named = namedOf(row).filter(({ note }) => note === label);
      const most = unit === "" || !/[亿万]/.test(unit) ? Number(value.replace(/\D/g, "")) : 0;
      if (named.length > 0)
        expect([row.id, label, named.length <= most]).toEqual([row.id, label, true]);
    }
  }
});

it.each([
  [1001, { big: "180", unit: "点券", label: "点券充值" }],
  [1501, { big: "60", unit: "星屑", label: "星屑充值卡" }],
  [1306, { big: "成女", unit: "体型", label: "外观礼盒「惊鸿」" }],
  [2055, { big: "5", unit: "瓶", label: "体力药剂" }],
])("writes the first denomination of %i large", (id, face) => {
  expect(facesOf(rowOf(id))[0]).toEqual(face);
});
