import { BRANDS, NEUTRAL } from "@/brands";
import { unavailablePage } from "./unavailable-page";

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

test("text stays text", () => {
  expect(unavailablePage({ ...NEUTRAL, name: `<b>"&` }, "id-1")).toContain("&lt;b&gt;&quot;&amp;");
});
