import { rowMarks } from "./row-marks";
import { goodsRowSample } from "./testing/goods-row-sample";

test("names the guarantee first, delivery and return last", () => {
  const row = goodsRowSample({
    flags: ["rebind", "inspected", "covered"],
    automaticDelivery: true,
    refundable: true,
  });
  expect(rowMarks(row)).toEqual(["找回包赔", "平台验号", "可换绑", "自动发货", "3 天无理由"]);
});

test("promises nothing that the listing does not", () => {
  expect(rowMarks(goodsRowSample())).toEqual([]);
});
