import { runIdOf, sharedKeys } from "./namespace";

test("maps keys of a namespace and server to one cluster slot", () => {
  const { tags, channel, entry } = sharedKeys("shop", "abc");
  for (const key of [tags, channel, entry("/index")]) expect(key).toContain("{shop:abc}");
});

test.each([
  ["# Server\r\nredis_version:7.0.15\r\nrun_id:0123abc\r\n", "0123abc"],
  ["# Server\r\n", "unknown"],
])("reads the run id of the server from %j", (info, runId) => {
  expect(runIdOf(info)).toBe(runId);
});
