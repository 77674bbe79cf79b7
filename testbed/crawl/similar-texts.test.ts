import { similarTexts } from "./similar-texts";

const LONG = "按小时计价，手机付款取上号码，到点自动结束。押金多少、何时退，下单前都写明白。";

test("finds equal and nearly equal texts, and leaves different ones apart", () => {
  const texts = [
    { name: "one", text: LONG },
    { name: "two", text: ` ${LONG.replace("。押", "。 押")}` },
    { name: "three", text: `${LONG}好` },
    {
      name: "other",
      text: "账号、租号、点卡、代练，价格摆在明面上比。平台担保付款，确认收货再放款。",
    },
  ];
  expect(similarTexts(texts, 0.9)).toEqual([
    ["one", "two"],
    ["two", "three"],
  ]);
  expect(similarTexts(texts, 1)).toEqual([["one", "two"]]);
});

test("compares texts that are shorter than a piece", () => {
  const texts = ["", "", "暂无", "没有"].map((text, index) => ({ name: `${index}`, text }));
  expect(similarTexts(texts, 0.9)).toEqual([["0", "1"]]);
});
