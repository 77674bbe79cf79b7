import { brandByKey } from "@storefront/brands";
import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { usePhone } from "@storefront/testbed/mobile/use-phone";

const test = useSandboxApp({ sandbox: false });
const browser = usePhone(test);

const brandOf = (html: string) => /\/phone\/assets\/brands\/([a-z0-9-]+)\.css/.exec(html)?.[1];

it("has colors and name of the brand in the link", async () => {
  const { html } = await browser.get("/phone/login?from=diandian.localhost");
  expect(brandOf(html)).toBe("diandian");
  expect(html).toContain("点点代练");
  const { headers, html: css } = await browser.get("/phone/assets/brands/diandian.css");
  expect(headers.get("Content-Type")).toContain("text/css");
  expect(css).toContain(`--primary: ${brandByKey("diandian")?.theme.primary}`);
});

it.each([
  ["from=www.mima.example:3000", undefined, "mima"],
  ["from=MIMA.localhost", undefined, "mima"],
  ["from=mima.preview.test", undefined, "mima"],
  ["", "http://diandian.localhost:3000/goodsDetails?goodsId=1", "diandian"],
  ["from=mima.localhost", "http://diandian.localhost:3000/", "mima"],
  ["from=nobody.example", undefined, undefined],
  ["from=neutral.localhost", undefined, undefined],
  ["from=mima", undefined, undefined],
  ["from=%22%3E%3Cscript%3E", undefined, undefined],
  ["", "nonsense", undefined],
])("?%s with the referrer %s shows %s", async (query, referrer, brand) => {
  if (referrer !== undefined) browser.send({ Referer: referrer });
  const { html } = await browser.get(`/phone/login?${query}`);
  expect(brandOf(html)).toBe(brand);
  expect(html).not.toContain("<script>");
});

it.each([
  ["brand=diandian", "diandian"],
  ["brand=nobody&brand=diandian", "diandian"],
  ["brand=diandian&from=mima.example", "diandian"],
  ["brand=neutral", undefined],
])("?%s shows %s, the last brand that a redirect has added", async (query, brand) => {
  expect(brandOf((await browser.get(`/phone/login?${query}`)).html)).toBe(brand);
});

it("keeps the brand across pages until another one leads here", async () => {
  await browser.get("/phone/game?from=diandian.localhost");
  expect(brandOf((await browser.get("/phone/login")).html)).toBe("diandian");
  expect(brandOf((await browser.get("/phone/nothing")).html)).toBe("diandian");
  await browser.get("/phone?from=mima.localhost");
  expect(brandOf((await browser.get("/phone/login")).html)).toBe("mima");
});

it("is part of the QR codes on a brand's pages", async () => {
  const headers = { "X-Internal-Secret": SAMPLES.INTERNAL_SECRET, "X-Site": "mima.localhost" };
  const { data } = await test.request("goodsDetail", { goods_id: 1001 }, { headers });
  expect(new URL(data.h5_qrcode_url).searchParams.get("from")).toBe("mima.localhost");
  const groups = await test.request("openGroups", { goods_id: 1008 }, { headers });
  expect(new URL(groups.data.open_url).searchParams.get("from")).toBe("mima.localhost");
});

it("has no stylesheet for an unknown brand", async () => {
  for (const name of ["nobody.css", "neutral", "..%2Fbase.css"]) {
    expect((await browser.get(`/phone/assets/brands/${name}`)).status).toBe(404);
  }
});
