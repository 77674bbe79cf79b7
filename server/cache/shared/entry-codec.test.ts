import { preparePage } from "@/server/cache/store/prepare-page.js";
import { dataEntry, pageEntry } from "@/server/cache/store/testing/entries";
import { decodeEntry, encodeEntry } from "./entry-codec";

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

test.each([
  ["a page", completePage],
  ["an answer", async () => dataEntry()],
])("round-trips %s", async (_, create) => {
  const entry = await create();
  expect(decodeEntry(encodeEntry(entry) ?? Buffer.alloc(0))).toEqual(entry);
});

test("retains no memory but its own bytes", async () => {
  const bytes = encodeEntry(await completePage()) ?? Buffer.alloc(0);
  const block = Buffer.concat([Buffer.alloc(64 * 1024), bytes]);
  const entry = decodeEntry(block.subarray(64 * 1024));
  const body = entry?.kind === "page" ? entry.page.body.gzip : undefined;
  expect(body?.buffer.byteLength).toBe(bytes.length);
});

test.each([Buffer.from("no entry"), Buffer.alloc(0), Buffer.from([0xff, 0x0f, 0x30])])(
  "returns undefined for %p",
  (bytes) => expect(decodeEntry(bytes)).toBeUndefined(),
);

test("does not encode an entry that is too large to share", () => {
  const data = { headers: {}, body: "a".repeat(5 * 1024 * 1024), status: 200, url: "" };
  const entry = dataEntry({ value: { kind: "FETCH", data, revalidate: 60 } });
  expect(encodeEntry(entry)).toBeNull();
});
