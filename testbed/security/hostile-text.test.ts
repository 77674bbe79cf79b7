import { createHash } from "node:crypto";
import { Visitor } from "../buyer/visitor";
import { recordFigure } from "./figures";

/** S2: a listing with hostile text in every field (1016 of the sample data), on every page that shows it. */

const PAGES = [
  "/goodsDetails?goodsId=1016",
  "/index",
  "/index_m",
  `/no-such-page?q="><script>alert(1)</script>`,
  "/goodsDetails?goodsId=<script>alert(1)</script>",
];

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** An opening tag with its attributes; text contains no unescaped "<". */
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const HANDLER = /\son[a-z]+\s*=/i;

let scripts = 0;
afterAll(() => recordFigure("S2", `${PAGES.length} pages, ${scripts} inline scripts, all by hash`));

test.each(PAGES)("runs no script of a seller or visitor on %s", async (path) => {
  const { body, headers } = await new Visitor().send(encodeURI(path));
  const policy = String(headers["content-security-policy"]);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  for (const [, attributes = "", text = ""] of body.matchAll(SCRIPT)) {
    if (/\bsrc=/.test(attributes) || /ld\+json/.test(attributes)) continue;
    scripts += 1;
    expect(policy).toContain(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  const markup = body.replace(SCRIPT, "");
  for (const [tag] of markup.matchAll(TAG)) {
    const withoutValues = tag.replace(/"[^"]*"|'[^']*'/g, '""');
    expect(withoutValues).not.toMatch(HANDLER);
    expect(tag).not.toMatch(/\s(?:href|src)=["']?\s*(?:javascript|vbscript|data:text)/i);
    expect(tag).not.toMatch(/^<(?:iframe|object|embed|base)\b/i);
  }
});

test("shows the hostile name as text", async () => {
  const { body } = await new Visitor().send("/goodsDetails?goodsId=1016");
  expect(body).toContain("&lt;script&gt;alert(");
  expect(body).not.toContain('<script>alert("名称")');
});
