import { readPage } from "./read-page";

const page = (head: string, body: string) =>
  `<html><head>${head}</head><body>${body}</body></html>`;

test("reads links, canonical address and the text of the main element", () => {
  const head = '<link rel="canonical" href="https://mima.example/a?b=1&amp;c=2"/>';
  const body = `<a class="x" href="/header">首页</a><main id="main"><h1>标题 &amp; 价</h1>
    <a href="/a?b=1&amp;c=2#top">一</a><a href="#end">二</a><a rel="nofollow" href="/no">三</a>
    <script>var a = "<b>";</script></main><footer><a href="/a?b=1&amp;c=2">四</a></footer>`;
  expect(readPage(page(head, body))).toEqual({
    links: ["/header", "/a?b=1&c=2"],
    canonical: "https://mima.example/a?b=1&c=2",
    isIndexable: true,
    text: "标题 & 价 一 二 三",
  });
});

test("follows no link of a nofollow page, and keeps the links of one that is not indexed", () => {
  const robots = (content: string) =>
    readPage(page(`<meta name="robots" content="${content}"/>`, '<a href="/a">一</a>'));
  expect(robots("noindex, nofollow")).toMatchObject({ links: [], isIndexable: false });
  expect(robots("noindex, follow")).toMatchObject({ links: ["/a"], isIndexable: false });
});
