/** What a search engine takes from a page. */
export interface CrawledPage {
  /** Addresses of its links without `nofollow`, as written, without fragment. */
  links: string[];
  /** "" without one. */
  canonical: string;
  /** Not excluded by a robots meta element. */
  isIndexable: boolean;
  /** Text of its main element in one line. */
  text: string;
}

const ANCHOR = /<a\s([^>]*)>/g;
const MAIN = /<main[\s>][\s\S]*?<\/main>/g;

/** Reads a page that we have rendered: attributes are in double quotes and escaped. */
export function readPage(html: string): CrawledPage {
  const robots = attribute(tagOf(html, "meta", 'name="robots"'), "content");
  return {
    links: robots.includes("nofollow") ? [] : linksOf(html),
    canonical: attribute(tagOf(html, "link", 'rel="canonical"'), "href"),
    isIndexable: !robots.includes("noindex"),
    text: textOf((html.match(MAIN) ?? []).join(" ")),
  };
}

function linksOf(html: string): string[] {
  const followed = [...html.matchAll(ANCHOR)]
    .map(([, attributes]) => attributes ?? "")
    .filter((attributes) => !attribute(attributes, "rel").includes("nofollow"));
  const addresses = followed.map((it) => attribute(it, "href").split("#", 1)[0] ?? "");
  return [...new Set(addresses.filter((address) => address !== ""))];
}

const tagOf = (html: string, name: string, mark: string): string =>
  new RegExp(`<${name}\\s[^>]*${mark}[^>]*>`).exec(html)?.[0] ?? "";

const attribute = (attributes: string, name: string): string =>
  decodeEntities(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? "");

const textOf = (html: string): string =>
  decodeEntities(
    html
      .replaceAll(/<(script|style|template)[\s>][\s\S]*?<\/\1>/g, " ")
      .replaceAll(/<[^>]*>/g, " "),
  )
    .replaceAll(/\s+/g, " ")
    .trim();

const decodeEntities = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
