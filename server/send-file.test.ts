import { httpGet } from "@storefront/testbed/server/http-get";
import { startPipeline } from "@storefront/testbed/server/pipeline-server";
import { type SentFile, sendFile } from "./send-file";

const FILE: SentFile = {
  identity: Buffer.from("plain text"),
  gzip: Buffer.from("gzip"),
  br: Buffer.from("br"),
  etag: 'W/"1"',
  headers: ["Content-Type", "text/plain"],
};
let file: SentFile;
let pipeline: Awaited<ReturnType<typeof startPipeline>>;

beforeAll(async () => {
  pipeline = await startPipeline([(exchange) => sendFile(exchange, file, false)]);
});
afterAll(() => pipeline.stop());

const get = async (headers: Record<string, string> = {}) => {
  const answer = await httpGet(pipeline.port, "/file", { headers });
  return { ...answer, text: answer.body.toString() };
};

test.each([
  ["br, gzip", FILE, "br", "br"],
  ["gzip", FILE, "gzip", "gzip"],
  ["identity", FILE, undefined, "plain text"],
  ["br, gzip", { ...FILE, br: undefined }, "gzip", "gzip"],
  ["br, gzip", { ...FILE, br: undefined, gzip: undefined }, undefined, "plain text"],
])(
  "sends the best encoding of a file that Accept-Encoding %s accepts",
  async (accepted, sent, encoding, text) => {
    file = sent;
    const answer = await get({ "accept-encoding": accepted });
    expect([answer.headers["content-encoding"], answer.text]).toEqual([encoding, text]);
    expect(answer.headers["vary"]).toBe(sent.gzip ? "Accept-Encoding" : undefined);
  },
);

test("sends the complete file when If-Range comes with a range, because its ETag is weak", async () => {
  file = FILE;
  const range = { range: "bytes=0-4" };
  expect(await get(range)).toMatchObject({ status: 206, text: "plain" });
  const complete = await get({ ...range, "if-range": FILE.etag });
  expect([complete.status, complete.text]).toEqual([200, "plain text"]);
});
