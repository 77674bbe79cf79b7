import { runIdOf, sharedKeys } from "./keys";

test("keeps the keys of one namespace and server together in a cluster", () => {
  const { tags, channel, entry } = sharedKeys("shop", "abc");
  for (const key of [tags, channel, entry("/index")]) expect(key).toContain("{shop:abc}");
});

test.each([
  ["# Server\r\nredis_version:7.0.15\r\nrun_id:0123abc\r\n", "0123abc"],
  ["# Server\r\n", "unknown"],
])("reads the id of the server out of %j", (info, runId) => {
  expect(runIdOf(info)).toBe(runId);
});
