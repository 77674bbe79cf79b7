import { bottomColumns, headerLinks } from "./links";

const texts = (mallUrl?: string) => headerLinks(mallUrl).map(({ text }) => text);

test("the mall is linked where there is one", () => {
  expect(texts()).toEqual(["首页", "下载 App"]);
  expect(texts("https://mall.example/")).toEqual(["首页", "商城", "下载 App"]);
  const bottom = bottomColumns("https://mall.example/").flatMap(({ links }) => links);
  expect(bottom).toContainEqual({ text: "商城", href: "https://mall.example/" });
});
