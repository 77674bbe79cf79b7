import type { ApiUse } from "./find-new-apis";

interface AcceptedApi {
  api: string;
  /** Only where the code matches. */
  code?: RegExp;
  why: string;
}

const OTHER_OBJECT = "a field of an object of this code or of a library, not the browser's";

/** APIs that the oldest supported browsers lack, and that emitted scripts may name all the same. */
const ACCEPTED_APIS: readonly AcceptedApi[] = [
  { api: "AbortSignal.any", code: /typeof AbortSignal\.any/, why: "tested before" },
  { api: "DisposableStack.use", why: "React's `use`" },
  {
    api: "Element.ariaLive",
    why: "Next's announcer; without it Firefox does not announce navigation",
  },
  {
    api: "Element.checkVisibility",
    code: /typeof \w+\.checkVisibility|\.checkVisibility\(\{checkVisibilityCSS/,
    why: "tested before",
  },
  { api: "Element.role", why: "Next's announcer, as ariaLive" },
  {
    api: "Element.startViewTransition",
    why: "in a try of React's, and no page has view transitions",
  },
  { api: "Error.captureStackTrace", code: /in Error\?/, why: "tested before" },
  { api: "Error.stackTraceLimit", why: "tested before" },
  { api: "EventTarget.when", code: /_zod\.def/, why: OTHER_OBJECT },
  { api: "Function.displayName", why: "a name that React's tools show" },
  {
    api: "HTMLElement.inert",
    why: "keeps the focus out of hidden slides; without it they can be tabbed to",
  },
  { api: "HTMLElement.popover", why: OTHER_OBJECT },
  { api: "HTMLImageElement.fetchPriority", why: "a hint" },
  { api: "HTMLInputElement.capture", why: OTHER_OBJECT },
  {
    api: "Intl.Segmenter",
    code: /typeof Intl\.Segmenter|new Intl\.Segmenter/,
    why: "tested before",
  },
  { api: "Iterator.chunks", why: OTHER_OBJECT },
  { api: "KeyboardEvent.isComposing", why: "complete enough in Safari: it misses only one event" },
  { api: "Navigator.connection", why: "tested before" },
  { api: "Navigator.login", why: OTHER_OBJECT },
  { api: "Navigator.share", why: OTHER_OBJECT },
  { api: "SuppressedError", code: /typeof SuppressedError/, why: "tested before" },
  {
    api: "TypedArray.toSorted",
    code: /toSorted\(\w+\);return \w+\.some|toSorted\(\w+\)\{|\.keyAt/,
    why: "a method of radix's own OrderedDict",
  },
  {
    api: "URL.canParse",
    code: /"canParse"in URL|typeof URL\.canParse|return URL\.canParse\(\w+\);return new URL/,
    why: "Next's polyfill; zod tests before",
  },
  { api: "Window.devicePixelRatio", why: "complete enough in Safari: it ignores the zoom" },
  { api: "Window.external", why: OTHER_OBJECT },
  { api: "Window.orientation", why: OTHER_OBJECT },
  { api: "reportError", code: /typeof reportError/, why: "tested before" },
];

export function isAcceptedApi({ api, code }: ApiUse): boolean {
  return ACCEPTED_APIS.some((each) => each.api === api && (each.code?.test(code) ?? true));
}

const COMPLETE = "works in all of them: the data notes a detail or a prefix that the build adds";
const NARROW =
  "only in windows narrower than the design; without it their contents keep their size";

/** Styles that the oldest supported browsers lack, with the effect of each lack. */
export const ACCEPTED_STYLES: Readonly<Record<string, string>> = {
  "at-rule @container": NARROW,
  "at-rule @page": COMPLETE,
  "at-rule @property": "Tailwind sets the initial values where it is missing",
  "at-rule @starting-style": "an animation",
  "function lab()": "behind a fallback that the build adds",
  "function tan()": NARROW,
  "property -webkit-tap-highlight-color": "a detail of touch screens",
  "property accent-color": COMPLETE,
  "property backdrop-filter": COMPLETE,
  "property contain-intrinsic-size": "with content-visibility",
  "property container-type": NARROW,
  "property content-visibility": "faster rendering",
  "property field-sizing": "text fields that grow",
  "property forced-color-adjust": "forced colors are Windows' own",
  "property mask": COMPLETE,
  "property outline": COMPLETE,
  "property overflow-clip-margin": "shadows of late content",
  "property overscroll-behavior": "scrolling goes on behind a list's end",
  "property print-color-adjust": COMPLETE,
  "property rotate": "lower-transforms adds a transform",
  "property scale": "lower-transforms adds a transform",
  "property scrollbar-width": "the width of scrollbars",
  "property text-wrap": "nicer line breaks",
  "property translate": "lower-transforms adds a transform",
  "property user-select": COMPLETE,
  "property zoom": NARROW,
  "selector :-webkit-inner-spin-button": "a detail of number fields",
  "selector :-webkit-search-cancel-button": "a detail of search fields",
  "selector :marker": "the marker of lists",
  "selector :open": "in a list of :is(), which drops what it does not know",
  "selector :popover-open": "in a list of :is(), which drops what it does not know",
  "unit container_query_length_units": NARROW,
  "unit lh": "a minimum height",
};
