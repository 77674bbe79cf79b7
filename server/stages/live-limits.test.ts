import {
  type LivePipeline,
  MOST_STREAMS,
  PER_ADDRESS,
  startLivePipeline,
  TOKEN,
} from "./testing/live-pipeline";

let pipeline: LivePipeline;
let open: LivePipeline["open"];
beforeEach(async () => {
  pipeline = await startLivePipeline();
  ({ open } = pipeline);
});
afterEach(() => pipeline.close());

it.each([
  [400, "names nothing to follow", "", {}],
  [400, "names a listing that cannot exist", "?goods=1001,x", {}],
  [400, "forges a topic", "?goods=account:t", TOKEN],
  [403, "comes from a page of another site", "?goods=1", { "sec-fetch-site": "cross-site" }],
])("answers %i to a request that %s", async (status, _, query, headers) => {
  expect((await open(query, headers)).status).toBe(status);
});

it("answers 405 to a POST", async () => {
  expect((await open("?goods=1", {}, "POST")).status).toBe(405);
});

it("limits the streams of one address, and frees the place of one that has ended", async () => {
  const from = (address: string) => open("?goods=1", { "x-forwarded-for": address });
  const many = await Promise.all(Array.from({ length: PER_ADDRESS }, () => from("203.0.113.9")));
  const refused = await from("203.0.113.9");
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "60"]);
  expect((await from("203.0.113.10")).status).toBe(200);
  many[0]?.close();
  while (pipeline.streams.limits.total > PER_ADDRESS) await new Promise(setImmediate);
  expect((await from("203.0.113.9")).status).toBe(200);
});

it("limits the streams of all addresses", async () => {
  const addresses = Array.from({ length: MOST_STREAMS + 1 }, (_, index) => `203.0.113.${index}`);
  const all = await Promise.all(
    addresses.map((address) => open("?goods=1", { "x-forwarded-for": address })),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(MOST_STREAMS);
});

it("ends the oldest stream of a login that opens too many", async () => {
  const first = await pipeline.follow();
  for (let more = 0; more < 4; more += 1) {
    await open("", { ...TOKEN, "x-forwarded-for": `203.0.113.${more}` });
  }
  await first.ended;
  expect(first.messages.at(-1)).toEqual({ event: "end", data: "replaced" });
});

it("ends every stream when the server stops, and opens none", async () => {
  const stream = await open("?goods=1001");
  pipeline.beginToStop();
  await stream.ended;
  expect(stream.messages).toEqual([]);
  expect((await open("?goods=1001")).status).toBe(503);
});
