import { CALLS } from "@storefront/contract/calls";
import { sendPage } from "@storefront/html/send-page";
import { sanitiseHtml } from "@storefront/platform/text/sanitise-html";
import { Hono } from "hono";
import { html } from "hono/html";
import * as z from "zod";
import { readEnvelope } from "@/lib/api/request";
import { asText } from "@/lib/decode/lenient";
import { textOrNull } from "@/lib/decode/strict";

/** No text that somebody writes can reorder what stands around it, or make itself read differently. */

const MARKS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069";
const MARK = new RegExp(`[${MARKS}]`);
/** What fields may want besides: some accept few characters, some need many. */
const CORES = ["写一段足够长的文字", "13800138000", "a", "1", "[]", ""];
const VALUES = [
  ...CORES.map((core) => `${MARKS}${core}${MARKS}`),
  JSON.stringify([{ remark_id: 1, content: `${MARKS}留言` }]),
];

interface Text {
  path: string;
  /** All that the field's value goes through. */
  schema: z.ZodType;
}

/** @returns the fields of a schema that take a string, also those of lists, objects and JSON in a string */
function textsOf(schema: z.ZodType, path: string): Text[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) {
    return Object.entries(inner.shape).flatMap(([name, field]) =>
      textsOf(field as z.ZodType, `${path}.${name}`),
    );
  }
  if (inner instanceof z.ZodArray) return textsOf(inner.element as z.ZodType, `${path}[]`);
  const parts = inner instanceof z.ZodPipe ? textsOf(inner.out as z.ZodType, path) : [];
  return [
    ...parts.filter((part) => part.path !== path),
    ...(takesString(inner) ? [{ path, schema }] : []),
  ];
}

function unwrap(schema: z.ZodType): z.ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable;
  return isWrapped ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

function takesString(schema: z.ZodType): boolean {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodPipe) return takesString(inner.in as z.ZodType);
  if (inner instanceof z.ZodUnion)
    return inner.options.some((each) => takesString(each as z.ZodType));
  return inner instanceof z.ZodString;
}

const texts = Object.entries(CALLS).flatMap(([name, { request }]) =>
  textsOf(request as z.ZodType, name),
);

it("finds the texts of requests by their schemas", () => {
  const paths = texts.map(({ path }) => path);
  for (const known of ["sendMessage.text", "reportGoods.text", "writeReview.content"]) {
    expect(paths).toContain(known);
  }
  expect(paths.length).toBeGreaterThan(80);
});

/** Encrypted: its plain text is a call of its own. */
const OPAQUE = ["sendSms.data"];

it.each(texts.filter(({ path }) => !OPAQUE.includes(path)))(
  "$path has no mark of direction, or is refused",
  ({ schema }) => {
    for (const value of VALUES) {
      const parsed = schema.safeParse(value);
      if (parsed.success) expect(JSON.stringify(parsed.data)).not.toMatch(MARK);
    }
  },
);

const HOSTILE = `${MARKS}发给 ${MARKS}exe.jpg`;

it.each([
  ["a text of an answer", () => textOrNull(HOSTILE)],
  ["a text with a default", () => asText(HOSTILE)],
  ["a refusal", () => JSON.stringify(readEnvelope("sendMessage", { code: 1, msg: HOSTILE }))],
  ["a description", () => sanitiseHtml("<p>&#8238;&#x2066;发给 exe.jpg</p>", () => "drop")],
  [
    "a page of the phone or the console",
    async () => {
      const app = new Hono().get("/", (c) =>
        sendPage(c, html`<p title="${HOSTILE}">${HOSTILE}</p>` as never),
      );
      return (await app.request("/")).text();
    },
  ],
])("%s is shown without marks of direction", async (_, show) => {
  const shown = await show();
  expect(shown).toContain("exe.jpg");
  expect(shown).not.toMatch(MARK);
});
