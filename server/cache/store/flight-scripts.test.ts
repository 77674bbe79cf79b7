import { flightScripts } from "./flight-scripts.js";

const START = "(self.__next_f=self.__next_f||[]).push([0])";
const BUNDLER =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});';
/** A piece as Next writes it: with "<" escaped. */
const piece = (text: string) =>
  `self.__next_f.push(${JSON.stringify([1, text]).replaceAll("<", "\\u003c")})`;

const PAYLOAD = '37:I[95132]\n38:"说明 <script>self.__next_f.push([1,\\"\\"])</script>"\n';
const PIECES = [piece(PAYLOAD.slice(0, 20)), piece(PAYLOAD.slice(20))];
const OWN = [START, ...PIECES];
const tag = (script: string, attributes = "") => `<script${attributes}>${script}</script>`;
const page = (body: string, scripts: readonly string[] = OWN) =>
  `<html><body>${body}${scripts.map((script) => tag(script)).join("")}</body></html>`;
const scriptsOf = (html: string, payload = PAYLOAD) => flightScripts(html, Buffer.from(payload));

test("finds Next's own scripts whose pieces make up the payload", () => {
  expect(scriptsOf(page("<main></main>"))).toEqual(OWN);
});

test("finds the bundler's script before the files that it names", () => {
  const bundler = tag(BUNDLER, ' id="_R_"') + tag("", ' src="/_next/a.js" async=""');
  expect(scriptsOf(page(`<main></main>${bundler}`))).toEqual([BUNDLER, ...OWN]);
});

test("reads binary pieces as well as text", () => {
  const bytes = Buffer.from([0, 255, 60]);
  const scripts = [START, piece("a"), `self.__next_f.push([3,"${bytes.toString("base64")}"])`];
  const payload = Buffer.concat([Buffer.from("a"), bytes]);
  expect(flightScripts(page("", scripts), payload)).toEqual(scripts);
});

test.each([
  ["a copy of one of Next's", tag(PIECES[0] ?? "")],
  ["one that pushes nothing", tag('self.__next_f.push([1,""])')],
  ["one that pushes rows", tag(piece('39:I["evil"]\n'))],
  ["a start", tag(START)],
  ["a bundler's", tag(BUNDLER, ' id="_R_"')],
  ["code", tag("alert(1)")],
])("adds nothing when a listing's text has %s", (_, text) => {
  expect(scriptsOf(page(`<div>${text}</div>`))).toEqual(OWN);
  expect(scriptsOf(page(`<div>${text.repeat(3)}</div><footer></footer>`))).toEqual(OWN);
});

test("adds no second bundler when markup precedes Next's scripts directly", () => {
  const bundler = tag(BUNDLER, ' id="_R_"');
  expect(scriptsOf(page(tag("alert(1)") + bundler + bundler))).toEqual([BUNDLER, ...OWN]);
});

test.each([
  ["a piece is missing", page("", [START, PIECES[0] ?? ""])],
  ["a piece is there twice", page("", [...OWN, PIECES[1] ?? ""])],
  ["another script is in between", page("", [START, "alert(1)", ...PIECES])],
  ["another script is at the end", page("", [...OWN, "alert(1)"])],
  ["a piece is followed by code", page("", [START, `${PIECES[0]};alert(1)`, PIECES[1] ?? ""])],
  ["the start is missing", page("<p>", PIECES)],
  ["something follows the document", `${page("")}<script>alert(1)</script>`],
  ["there is no script", page("", [])],
])("finds none when %s", (_, html) => expect(scriptsOf(html)).toEqual([]));

test("finds none without a payload", () => {
  expect(flightScripts(page(""), undefined)).toEqual([]);
});

test("takes linear time in the size of the page", () => {
  const timeOf = (repeats: number) => {
    const html = page(`${"<script>".repeat(repeats)}${"<script></script>".repeat(repeats)}`);
    const startedAt = performance.now();
    for (let turn = 0; turn < 20; turn += 1) expect(scriptsOf(html)).toEqual(OWN);
    return performance.now() - startedAt;
  };
  timeOf(1_000);
  expect(timeOf(160_000)).toBeLessThan(200 + 64 * timeOf(10_000));
});
