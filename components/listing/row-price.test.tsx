import { render } from "@testing-library/react";
import { readRows } from "@/lib/goods/goods-row";
import { RowPrice } from "./row-price";

const LISTING = {
  goods_id: 1001,
  goods_name: "星穹月卡",
  goods_type: "CardKey",
  trade_type_id: 2,
  now_price: "6.00",
};

test.each([
  ["a listing with several specs", { specs_type: 2 }, "¥6.00起"],
  ["a listing with one price", { specs_type: 1 }, "¥6.00"],
  ["a listing without specs_type", {}, "¥6.00"],
  [
    "a rental with specs",
    { specs_type: 2, goods_type: "PersonalAccount", trade_type_id: 3 },
    "¥6.00/小时起",
  ],
])("shows the price of %s", (_, more, text) => {
  const [row] = readRows([{ ...LISTING, ...more }]);
  if (!row) throw new Error("the row was not read");
  const { container } = render(<RowPrice row={row} />);
  expect(container).toHaveTextContent(new RegExp(`^${text}$`));
});
