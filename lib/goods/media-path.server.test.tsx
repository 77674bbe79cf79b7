import { sanitise } from "./media-path.server";
import { DANGLING_MARKUP, HOSTILE_MARKUP } from "./testing/hostile-markup";

const CORPUS = [...HOSTILE_MARKUP, ...DANGLING_MARKUP];
const TAGS =
  "p br hr h3 h4 h5 ul ol li blockquote pre code div strong b em i u s small sub sup mark span table thead tbody tr th td figure figcaption img";
const ATTRIBUTES = ["src", "alt", "loading", "decoding", "colspan", "rowspan"];
/** Each with a printable name. */
const named = (corpus: readonly string[]) => corpus.map((html) => [JSON.stringify(html), html]);
const HTML = "http://www.w3.org/1999/xhtml";

const inert = document.implementation.createHTMLDocument();

/** Parses markup as a page would, in inert documents: by `innerHTML`, and by the parser of a document. */
function parsed(html: string): Element[] {
  const holder = inert.createElement("div");
  holder.innerHTML = html;
  const page = new DOMParser().parseFromString(`<body><div>${html}</div></body>`, "text/html");
  return [holder, page.body.firstElementChild ?? page.body];
}

/** @returns markup that could run, load from elsewhere, disguise itself or clobber names of the page */
function faults(html: string): string[] {
  return parsed(html).flatMap((holder) =>
    [...holder.getElementsByTagName("*")].flatMap((element) => {
      const name = element.localName;
      if (element.namespaceURI !== HTML || !TAGS.split(" ").includes(name)) return [`<${name}>`];
      return [...element.attributes].flatMap((attribute) => {
        if (!ATTRIBUTES.includes(attribute.name)) return [`${name}.${attribute.name}`];
        const leads = attribute.name === "src" && !/^\/media\/(?!.*\.\.)/.test(attribute.value);
        return leads ? [`${name} leads to ${attribute.value}`] : [];
      });
    }),
  );
}

describe("a seller's HTML", () => {
  test("keeps structure, pictures and tables", () => {
    const html = "<h3>标题</h3><p>一<strong>二</strong></p><ul><li>三</li></ul>";
    expect(sanitise(html)).toBe(html);
    expect(sanitise('<img src="/media/detail/1.webp" alt="图">')).toBe(
      '<img src="/media/detail/1.webp" alt="图" loading="lazy" decoding="async" />',
    );
    expect(sanitise('<table><tr><td colspan="2" onclick="x()">1</td></tr></table>')).toBe(
      '<table><tr><td colspan="2">1</td></tr></table>',
    );
  });

  test.each([
    "/media/detail/1.webp",
    "https://mima.example/media/detail/1.webp",
    "https://www.mima.example/media/detail/1.webp",
    "http://huoshan.localhost:3000/media/detail/1.webp?w=960",
    "http://127.0.0.1:4000/media/detail/1.webp",
  ])("keeps a picture of the marketplace's media, from the page's own origin: %s", (src) => {
    expect(sanitise(`<img src="${src}" alt="图">`)).toContain('<img src="/media/detail/1.webp"');
  });

  test.each([
    [
      '<p>前<img src="https://cdn.example/1.webp" alt="奖励一览">后</p>',
      "<p>前<span>奖励一览</span>后</p>",
    ],
    ['<p>前<img src="https://cdn.example/1.webp" alt=" ">后</p>', "<p>前后</p>"],
    ['<p>前<img src="https://cdn.example/1.webp">后</p>', "<p>前后</p>"],
    ['<img src="https://cdn.example/1.webp" alt="<b>粗">', "<span>&lt;b&gt;粗</span>"],
    ['<img src="/v1/user/logout" alt="不是图">', ""],
    ['<img src="x"><p>后</p><p>再后</p>', "<p>后</p><p>再后</p>"],
    ['<img src="https://cdn.example/1.webp"><p>后</p><p>再后</p>', "<p>后</p><p>再后</p>"],
    ['<img src="http://127.0.0.1:4001/media/detail/1.webp">', ""],
  ])("replaces a picture from elsewhere with its words: %s", (html, safe) => {
    expect(sanitise(html)).toBe(safe);
    expect(sanitise(safe)).toBe(safe);
  });

  test("demotes headings of the page's own levels", () => {
    expect(sanitise("<h1>一</h1><h2>二</h2>")).toBe("<h3>一</h3><h3>二</h3>");
  });

  test("the corpus is large, has no duplicates, and is harmful when not sanitized", () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(160);
    expect(new Set(CORPUS).size).toBe(CORPUS.length);
    expect(CORPUS.filter((html) => faults(html).length > 0).length).toBeGreaterThan(130);
  });

  test.each(named(CORPUS))(
    "removes markup that could run, load from elsewhere or disguise itself: %s",
    (_, html = "") => {
      const safe = sanitise(html);
      expect(faults(safe)).toEqual([]);
      expect(sanitise(safe)).toBe(safe);
      // Serializing and parsing the result again does not change it.
      for (const holder of parsed(safe)) expect(faults(holder.innerHTML)).toEqual([]);
    },
  );

  test.each(named(HOSTILE_MARKUP))("shows the text behind %s", (_, html) => {
    const safe = sanitise(`<p>前面</p>${html}<p>后面</p>`);
    for (const [, name] of safe.matchAll(/<\/?([^\s/>]*)/g))
      expect(TAGS.split(" ")).toContain(name);
    const [holder] = parsed(safe);
    const shown = [...(holder?.getElementsByTagName("p") ?? [])].map((it) =>
      it.textContent?.trim(),
    );
    expect(shown).toContain("前面");
    expect(shown).toContain("后面");
  });

  test("every pair of them is as harmless as each alone", () => {
    for (const [index, html] of CORPUS.entries()) {
      const next = CORPUS[(index * 7 + 3) % CORPUS.length] ?? "";
      expect(faults(sanitise(html + next))).toEqual([]);
      expect(faults(sanitise(`<p title="${html}">${next}</p>`))).toEqual([]);
    }
  });

  test("a flood of tags is as harmless as one", () => {
    for (const html of ["<div>", "<b><p>", "<table><tr><td>", "<img src=x onerror=alert(1)>"]) {
      expect(faults(sanitise(html.repeat(5_000)))).toEqual([]);
    }
  });
});
