import { type HostAnswer, requestHost } from "@storefront/testbed/deployment/host-request";
import { onBrand, testBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";

const ACCOUNT = 1002;

const metaOf = (body: string, name: string) =>
  new RegExp(`<meta (?:property|name|itemProp)="${name}" content="([^"]*)"`).exec(body)?.[1] ?? "";

const expectPicture = ({ status, headers }: HostAnswer, type: string) => {
  expect([status, headers["content-type"]]).toEqual([200, type]);
  expect(Number(headers["content-length"])).toBeGreaterThan(16_384);
};

test("names a picture of the listing with its facts, for chats of either shape", {
  tag: "@readonly",
}, async () => {
  const { body } = await requestHost(testBrand(), `/goodsDetails?goodsId=${ACCOUNT}`);
  for (const name of ["og:image", "twitter:image", "image"]) {
    const url = new URL(metaOf(body, name));
    expect(url.pathname).toMatch(/^\/share\/1002-[0-9a-f]{10}(?:-square)?\.jpg$/);
    expectPicture(await requestHost(testBrand(), url.pathname), "image/jpeg");
  }
  expect(metaOf(body, "og:image:width")).toBe("1200");
  expect(metaOf(body, "og:image:alt")).toContain("皮肤 142 款");
});

test("answers an address of an earlier version with the current picture, and an unknown listing with 404", {
  tag: "@readonly",
}, async () => {
  expectPicture(
    await requestHost(onBrand("huoshan"), `/share/${ACCOUNT}-0a1b2c.jpg`),
    "image/jpeg",
  );
  expect((await requestHost(onBrand("huoshan"), "/share/999999999.jpg")).status).toBe(404);
  expect((await requestHost(onBrand("huoshan"), `/share/${ACCOUNT}-round.jpg`)).status).toBe(404);
});

test("answers the first request of a brand's own picture", { tag: "@readonly" }, async () => {
  expectPicture(await requestHost(onBrand("diandian"), "/share.png"), "image/png");
});
