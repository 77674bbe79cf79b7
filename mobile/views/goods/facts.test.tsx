import { Facts } from "./facts";

type Described = Parameters<typeof Facts>[0]["goods"];

const ACCOUNT: Described = {
  game_name: "曜日战歌",
  rent_option: null,
  facts: [
    { key: "rank", title: "段位", text: "星耀 Ⅱ" },
    { key: "skins", title: "皮肤", text: "142 款" },
  ],
  flags: ["rebind", "covered"],
  attrs: [
    { content: "可换绑", color: "" },
    { content: "<b>急出</b>", color: "" },
  ],
};

const shown = (changes: Partial<Described> = {}) =>
  String(<Facts goods={{ ...ACCOUNT, ...changes }} />);

it("shows facts as figures in the order of the catalog", () => {
  expect(shown()).toContain(
    "<div><dt>段位</dt><dd>星耀 Ⅱ</dd></div><div><dt>皮肤</dt><dd>142 款</dd></div>",
  );
});

it("names the flags once, and the seller's other tags escaped", () => {
  const html = shown();
  expect(html.match(/可换绑/g)).toHaveLength(1);
  expect(html).toContain("找回包赔");
  expect(html).toContain('<li class="tag">&lt;b&gt;急出&lt;/b&gt;</li>');
});

it("begins with the terms of a rental", () => {
  const html = shown({ rent_option: { deposit: "100.00", least_time: 0 } });
  expect(html).toMatch(/起租<\/dt><dd>1 小时.*押金<\/dt><dd>¥100\.00.*段位/);
});

it("does without facts and flags of a marketplace that has none", () => {
  const html = shown({ facts: undefined, flags: undefined });
  expect(html).not.toContain("fact-figures");
  expect(html).toContain("曜日战歌");
});
