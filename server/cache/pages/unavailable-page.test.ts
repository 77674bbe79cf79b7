import { BRANDS, NEUTRAL } from "@storefront/brands";
import { PAGE_COPY, SEARCH_COPY, unavailablePage } from "./unavailable-page";

test.each(BRANDS.map((brand) => [brand.key, brand] as const))(
  "%s has its own name, color and company, and no script",
  (_, brand) => {
    const html = unavailablePage(brand, "id-1", PAGE_COPY);
    for (const own of [brand.name, brand.theme.primary, brand.company.licence]) {
      expect(html).toContain(own);
    }
    expect(html).toContain("页面暂时打不开");
    expect(html).toContain("错误编号：id-1");
    expect(html).not.toMatch(/<script|\son\w+=/);
  },
);

test("has no license number on an unknown host", () => {
  expect(unavailablePage(NEUTRAL, "id-1", PAGE_COPY)).not.toContain("ICP");
});

test("has its own text for a search, and links to the lists of games", () => {
  const html = unavailablePage(NEUTRAL, "id-1", SEARCH_COPY);
  expect(html).toContain("<h1>搜索暂时没有结果</h1>");
  expect(html).toContain('href="/games">按游戏查找</a>');
  expect(html).not.toContain("页面暂时打不开");
});

test("repeats a search in a field, with its other fields hidden, and escapes both", () => {
  const search = [
    ["q", '"><script>'],
    ["kind", "account"],
  ] as const;
  const html = unavailablePage(NEUTRAL, "id-1", { ...SEARCH_COPY, code: "429", search });
  expect(html).toContain('name="q" value="&quot;&gt;&lt;script&gt;"');
  expect(html).toContain('<input type="hidden" name="kind" value="account"/>');
  expect(html).toContain('<p class="code">429</p>');
  expect(html).not.toContain("<script");
});

test("escapes text", () => {
  expect(unavailablePage({ ...NEUTRAL, name: `<b>"&` }, "id-1", PAGE_COPY)).toContain(
    "&lt;b&gt;&quot;&amp;",
  );
});
