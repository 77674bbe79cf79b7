import { computeRequest } from "../boosts/boost";
import { buildRequest, rentPlan } from "../orders/order";
import { parseJson } from "./parse-json";

test.each([
  ['{"a":[1]}', { a: [1] }],
  ["null", null],
  ["", undefined],
  ["{", undefined],
  ["undefined", undefined],
])("parses %j as %j", (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

const BOOST = { game_id: 359, ringer_type: 1, partition_id: 11, start_id: 50302, target_id: 60101 };
const ORDER = { order_num: "20260301100000000000", goods_id: 1001, buy_count: 1, pay_type: 1 };

test.each([
  ["extra of a boost", computeRequest, { ...BOOST, extra: '{"inscription":"120"}' }, "extra"],
  [
    "customer_remarks of an order",
    buildRequest,
    { ...ORDER, customer_remarks: "[]" },
    "customer_remarks",
  ],
])("refuses %s that is not JSON, by the name of the field", (_, schema, valid, field) => {
  expect(schema.safeParse(valid).success).toBe(true);
  const { error } = schema.safeParse({ ...valid, [field]: "{" });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test("refuses a rent plan that is not JSON", () => {
  expect(rentPlan.safeParse("{").success).toBe(false);
});
