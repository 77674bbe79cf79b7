import { withoutDirectionMarks } from "@storefront/contract/text/direction-marks";
import sanitizeHtml from "sanitize-html";

/** Marks pictures to be removed; not a valid value of `loading`. */
const DROPPED = "dropped";

/** How a picture in the HTML is treated: shown from a path of the storefront, replaced by its alt text, or dropped. */
export type EmbeddedPicture = { path: string } | "name" | "drop";

/**
 * Elements that a seller's description may contain: text with structure, pictures, tables. No styles, links, forms,
 * scripts.
 */
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
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && attribs["loading"] === DROPPED,
  nestingLimit: 20,
};

/** The page itself has the h1, and an h2 per section. */
const HEADINGS = { h1: "h3", h2: "h3", h6: "h5" };

/**
 * Makes a seller's HTML safe to show (product §10.19). Idempotent.
 * @param pictureOf decides by the address of a picture. Only the marketplace's own are loaded: another host would learn
 *   who looks at what.
 */
export function sanitiseHtml(html: string, pictureOf: (src: string) => EmbeddedPicture): string {
  const img = (_: string, { src = "", alt = "" }: sanitizeHtml.Attributes) =>
    toTag(pictureOf(src), alt);
  const safe = sanitizeHtml(html, { ...RULES, transformTags: { ...HEADINGS, img } });
  // It has decoded those that were written as references.
  return withoutDirectionMarks(safe).trim();
}

function toTag(picture: EmbeddedPicture, alt: string): sanitizeHtml.Tag {
  if (typeof picture === "object") {
    const attribs = { src: picture.path, alt, loading: "lazy", decoding: "async" };
    return { tagName: "img", attribs };
  }
  const text = picture === "name" ? alt.trim() : "";
  if (text === "") return { tagName: "img", attribs: { loading: DROPPED } };
  return { tagName: "span", attribs: {}, text };
}
