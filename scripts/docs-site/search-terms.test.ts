import { splitTerms } from "./search-terms";

test("splits Chinese into pairs of characters, with the last character", () => {
  expect(splitTerms("扫码支付")).toEqual(["扫码", "码支", "支付", "付"]);
  expect(splitTerms("买")).toEqual(["买"]);
});

test("splits other text at spaces and punctuation", () => {
  expect(splitTerms("npm run docs:build, twice")).toEqual(["npm", "run", "docs", "build", "twice"]);
});

test("splits where Chinese meets other text", () => {
  expect(splitTerms("用npm安装 Node20")).toEqual(["用", "npm", "安装", "装", "Node20"]);
});

test("finds what a reader types at the start of a word", () => {
  const indexed = splitTerms("新增一个品牌之后");
  expect(
    splitTerms("品牌")
      .slice(0, -1)
      .every((term) => indexed.includes(term)),
  ).toBe(true);
});
