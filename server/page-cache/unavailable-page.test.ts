import { BRANDS, NEUTRAL } from "@/brands";
import { SEARCH_COPY, unavailablePage } from "./unavailable-page";

test.each(BRANDS.map((brand) => [brand.key, brand] as const))(
  "%s: its own name, colour and company, in words, without a script",
  (_, brand) => {
    const html = unavailablePage(brand, "id-1");
    for (const own of [brand.name, brand.theme.primary, brand.company.licence]) {
      expect(html).toContain(own);
    }
    expect(html).toContain("页面暂时打不开");
    expect(html).toContain("错误编号：id-1");
    expect(html).not.toMatch(/<script|\son\w+=/);
  },
);

test("an unknown host's has no licence number of anybody", () => {
  expect(unavailablePage(NEUTRAL, "id-1")).not.toContain("ICP");
});

test("a search's says so, and leads to the lists of games", () => {
  const html = unavailablePage(NEUTRAL, "id-1", SEARCH_COPY);
  expect(html).toContain("<h1>搜索暂时没有结果</h1>");
  expect(html).toContain('href="/games">按游戏查找</a>');
  expect(html).not.toContain("页面暂时打不开");
});

test("text stays text", () => {
  expect(unavailablePage({ ...NEUTRAL, name: `<b>"&` }, "id-1")).toContain("&lt;b&gt;&quot;&amp;");
});
