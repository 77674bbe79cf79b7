import { id } from "@storefront/contract/text/fields";
import * as z from "zod";
import { declareCall } from "../declare-call";

const writtenText = z.string("必须是文字");
const anyText = writtenText.default("");
const titled = z.object({ name: anyText, brief: anyText });
const listOf = <T extends z.ZodType>(item: T) => z.array(item, "必须是列表").max(1_000).default([]);

/** A listing with any texts, including ones that no seller could write: tests check what pages make of them. */
const addListingRequest = z
  .object({
    goods_name: anyText,
    nickname: anyText,
    profile: anyText,
    feature: anyText,
    banner: anyText,
    desc_description: anyText,
    goods_desc: anyText,
    attrs: listOf(writtenText),
    attributes: listOf(z.object({ title: anyText, data: listOf(writtenText) })),
    guarantee: listOf(titled),
    process: listOf(titled),
    pictures: listOf(writtenText),
    /** Default: 2 with specs, 1 without. */
    specs_type: z.literal([1, 2, 3]).optional(),
    /** Pieces of the listing, or of each spec. */
    stock: z.number().int().min(0).max(10_000).default(10),
    specs: listOf(z.object({ name: anyText, desc: anyText })),
    /** Reviews, each of a received order. */
    comments: listOf(z.object({ nickname: anyText, content: anyText, spec_name: anyText })),
    customer_remarks: listOf(z.object({ title: anyText, tip: anyText })),
  })
  .refine(
    ({ specs, comments }) =>
      comments.every(
        ({ spec_name }) => spec_name === "" || specs.some(({ name }) => name === spec_name),
      ),
    { path: ["comments"], message: "spec_name 必须是一个规格的名称" },
  );

export type NewListing = z.output<typeof addListingRequest>;

/** The calls that change what is on sale. */
export const LISTING_CALLS = {
  addListing: declareCall({
    summary: "上架一件任意内容的商品，每个规格 10 元，卖家是新的",
    description: "文字不作检查，可以写卖家写不出的内容；不能卖的商品按导入的规则拒绝。",
    request: addListingRequest,
    answer: z.object({ goods_id: z.int(), user_id: z.int() }),
    refusals: [],
    examples: [
      {
        title: "两个规格，各 3 件，一条评价",
        request: {
          goods_name: "测试点券",
          nickname: "测试小店",
          stock: 3,
          specs: [{ name: "60 点券" }, { name: "300 点券", desc: "多送 30" }],
          comments: [{ nickname: "买家", content: "很快", spec_name: "60 点券" }],
        },
        answer: { goods_id: 1093, user_id: 42 },
        varies: ["goods_id", "user_id"],
      },
      {
        title: "什么都不写也可以",
        request: {},
        answer: { goods_id: 1094, user_id: 43 },
        varies: ["goods_id", "user_id"],
      },
    ],
  }),
  unlistGoods: declareCall({
    summary: "下架商品",
    request: z.object({ goods_id: id }),
    answer: z.object({ goods_id: z.int() }),
    refusals: ["goodsNotFound"],
    examples: [{ title: "下架 1001", request: { goods_id: 1001 }, answer: { goods_id: 1001 } }],
  }),
};
