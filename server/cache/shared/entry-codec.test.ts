import { serialize } from "node:v8";
import { preparePage } from "@/server/cache/store/prepare-page.js";
import { dataEntry, pageEntry } from "@/server/cache/store/testing/entries";
import { decodeEntry, encodeEntry } from "./entry-codec";

const SECRET = "between storefronts";
const THIS = { key: "/mima/index", sequence: 7 };

async function completePage() {
  const page = await preparePage({
    kind: "APP_PAGE",
    html: `<p>${"页面".repeat(1_000)}</p>`,
    rscData: Buffer.from("0:[]"),
    segmentData: new Map([["/_tree", Buffer.from("tree")]]),
    headers: {},
    status: 200,
  });
  return pageEntry("", { page, tags: ["goods:1"] });
}

async function encoded(): Promise<Buffer> {
  const bytes = encodeEntry({ ...THIS, entry: await completePage() }, SECRET);
  if (bytes === null) throw new Error("too large");
  return bytes;
}

test.each([
  ["a page", completePage],
  ["an answer", async () => dataEntry()],
])("round-trips %s", async (_, create) => {
  const entry = await create();
  const bytes = encodeEntry({ ...THIS, entry }, SECRET) ?? Buffer.alloc(0);
  expect(decodeEntry(bytes, THIS, SECRET)).toEqual(entry);
});

test("retains no memory but its own bytes", async () => {
  const bytes = await encoded();
  const block = Buffer.concat([Buffer.alloc(64 * 1024), bytes]);
  const entry = decodeEntry(block.subarray(64 * 1024), THIS, SECRET);
  const body = entry?.kind === "page" ? entry.page.body.br : undefined;
  expect(body?.buffer.byteLength).toBe(bytes.length - 32);
});

test.each([
  ["the entry of another page", { ...THIS, key: "/other/index" }],
  ["an older number", { ...THIS, sequence: 6 }],
  ["a newer number", { ...THIS, sequence: 8 }],
  ["a number of the far future", { ...THIS, sequence: Number.MAX_SAFE_INTEGER }],
  ["what is no number", { ...THIS, sequence: Number.NaN }],
])("decodes nothing for %s", async (_, wanted) => {
  expect(decodeEntry(await encoded(), wanted, SECRET)).toBeUndefined();
});

test("decodes nothing that another secret has sealed", async () => {
  expect(decodeEntry(await encoded(), THIS, "another secret")).toBeUndefined();
});

test("decodes nothing of which a byte has changed, wherever it is", async () => {
  const bytes = await encoded();
  for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 100)) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(decodeEntry(changed, THIS, SECRET)).toBeUndefined();
  }
});

test.each([
  Buffer.from("no entry"),
  Buffer.alloc(0),
  Buffer.from([0xff, 0x0f, 0x30]),
  serialize({ ...THIS, entry: dataEntry() }),
])("returns undefined for %p", (bytes) => expect(decodeEntry(bytes, THIS, SECRET)).toBeUndefined());

test("does not encode an entry that is too large to share", () => {
  const data = { headers: {}, body: "a".repeat(5 * 1024 * 1024), status: 200, url: "" };
  const entry = dataEntry({ value: { kind: "FETCH", data, revalidate: 60 } });
  expect(encodeEntry({ ...THIS, entry }, SECRET)).toBeNull();
});
