import { env } from "@/lib/env";
import { matchHost } from "@/lib/routing/host";
import { rulesFrom } from "@/lib/routing/rules";
import { ownerLocation } from "./owner-location";

const rules = { ...rulesFrom(env()), previewDomain: "preview.test", trustedHops: 0 };
const OWNER = "https://huoshan.example/goodsDetails?goodsId=1003";

const locate = (host: string, location = OWNER, secure = false) =>
  ownerLocation(
    location,
    {
      host: { ...matchHost(host, rules), header: host, secure },
      path: "/goodsDetail",
      query: "?goodsId=1003&sign=abc&ad=7",
    },
    rules,
  );

test.each([
  ["mima.example", true, "https://huoshan.example"],
  ["www.mima.example", false, "http://huoshan.example"],
  ["mima.localhost:3100", false, "http://huoshan.localhost:3100"],
  ["mima.preview.test", true, "https://huoshan.preview.test"],
])("on %s leads to the owner's host with the visitor's path and query", (host, secure, origin) => {
  expect(locate(host, OWNER, secure)).toBe(`${origin}/goodsDetail?goodsId=1003&sign=abc&ad=7`);
});

test("keeps other locations as they are", () => {
  expect(locate("mima.example", "/index")).toBe("/index");
  expect(locate("mima.example", "https://elsewhere.test/x")).toBe("https://elsewhere.test/x");
  expect(locate("unknown.test")).toBe(OWNER);
});
