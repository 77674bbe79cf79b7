import "server-only";
import sanitizeHtml from "sanitize-html";
import { toMediaPath } from "./media-path.server";
import { safePicture } from "./picture";

/** Marks pictures to be removed; not a valid value of `loading`. */
const DROPPED = "dropped";

/**
 * Only the marketplace's own pictures are loaded: another host would learn who looks at what. Pictures of other
 * hosts are replaced by their alt text.
 */
function picture(src = "", alt = ""): sanitizeHtml.Tag {
  const own = toMediaPath(src);
  if (own !== null) {
    return { tagName: "img", attribs: { src: own, alt, loading: "lazy", decoding: "async" } };
  }
  const altText = safePicture(src) === null ? "" : alt.trim();
  if (altText === "") return { tagName: "img", attribs: { loading: DROPPED } };
  return { tagName: "span", attribs: {}, text: altText };
}

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
  // Pictures are paths on our hosts.
  allowedSchemes: [],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  // The page itself has the h1, and an h2 per section.
  transformTags: {
    h1: "h3",
    h2: "h3",
    h6: "h5",
    img: (_, { src, alt }) => picture(src, alt),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && attribs["loading"] === DROPPED,
  nestingLimit: 20,
};

/** Makes a seller's HTML safe to show (product §10.19). Idempotent. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, RULES).trim();
}
