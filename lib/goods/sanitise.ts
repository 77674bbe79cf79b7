import "server-only";
import sanitizeHtml from "sanitize-html";
import { safePicture } from "./picture";

/** What a seller's description may contain: text with structure, pictures, tables. No styles, links, forms, scripts. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["p", "br", "hr", "h3", "h4", "h5", "ul", "ol", "li", "blockquote", "pre", "code", "div"],
    ...["strong", "b", "em", "i", "u", "s", "small", "sub", "sup", "mark", "span"],
    ...["table", "thead", "tbody", "tr", "th", "td", "figure", "figcaption", "img"],
  ],
  allowedAttributes: {
    img: ["src", "alt", "loading", "decoding"],
    th: ["colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["https"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  // The page has its one h1, and an h2 for each section.
  transformTags: {
    h1: "h3",
    h2: "h3",
    h6: "h5",
    img: (_, { src, alt }) => ({
      tagName: "img",
      attribs: { src: safePicture(src) ?? "", alt: alt ?? "", loading: "lazy", decoding: "async" },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  nestingLimit: 20,
};

/** Makes a seller's HTML safe to show (design §2.19). Idempotent. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, RULES).trim();
}
