import { listingFlags } from "./listing-flags";

it.each([
  [{ attrs: [{ content: "可换绑" }] }, ["rebind"]],
  [{ attrs: [{ content: "不可换绑" }, { content: "无法换绑" }] }, []],
  [{ inspectionReport: { report_no: "1" } }, ["inspected"]],
  [{ guarantee: [{ name: "平台担保" }, { name: "找回包赔" }] }, ["covered"]],
  [{}, []],
])("derives flags of %j", (texts, flags) => {
  expect(listingFlags(texts)).toEqual(flags);
});
