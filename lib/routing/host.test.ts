import { BRANDS, NEUTRAL } from "@storefront/brands";
import { diandian } from "@storefront/brands/diandian/brand";
import { huoshan } from "@storefront/brands/huoshan/brand";
import { mima } from "@storefront/brands/mima/brand";
import fc from "fast-check";
import { hostName, matchHost } from "./host";

describe("hostName", () => {
  test.each([
    ["mima.example", "mima.example"],
    ["MiMa.Example", "mima.example"],
    ["mima.example:8443", "mima.example"],
    ["mima.example.", "mima.example"],
    ["mima.example.:80", "mima.example"],
    ["localhost", "localhost"],
    ["192.0.2.7:3000", "192.0.2.7"],
    ["", null],
    [".", null],
    [":3000", null],
    ["mima.example..", null],
    [".mima.example", null],
    ["[::1]:3000", null],
    ["mima.example:80:80", null],
    ["mima.example:port", null],
    ["mima.example:999999", null],
    ["mima.example/..", null],
    ["mima.example@evil.example", null],
    ["mima.example evil", null],
    ["mima.example\u0000", null],
    ["密马.example", null],
    [`${"a".repeat(250)}.example`, null],
  ])("%j is %j", (header, name) => {
    expect(hostName(header)).toBe(name);
  });
});

describe("matchHost", () => {
  const rules = {
    previewDomain: "preview.example",
    extraHosts: new Map([
      ["shop.example", "huoshan"],
      ["mima-app.example", "diandian"],
    ]),
  };
  test.each([
    ["mima.example", mima, "host"],
    ["www.mima.example:443", mima, "host"],
    ["HUOSHANZUHAO.example.", huoshan, "host"],
    ["shop.example", huoshan, "host"],
    ["mima-app.example", diandian, "host"],
    ["mima.localhost:3000", mima, "local"],
    ["diandian.preview.example", diandian, "preview"],
    ["localhost:3000", NEUTRAL, "unknown"],
    ["127.0.0.1", NEUTRAL, "unknown"],
    ["[::1]:3000", NEUTRAL, "unknown"],
    ["", NEUTRAL, "unknown"],
    ["neutral.localhost", NEUTRAL, "unknown"],
    ["nobody.localhost", NEUTRAL, "unknown"],
    ["x.mima.localhost", NEUTRAL, "unknown"],
    ["mima.localhost.evil.example", NEUTRAL, "unknown"],
    ["mimalocalhost", NEUTRAL, "unknown"],
    ["mimapreview.example", NEUTRAL, "unknown"],
    ["preview.example", NEUTRAL, "unknown"],
    ["mima.example.evil.example", NEUTRAL, "unknown"],
    ["evilmima.example", NEUTRAL, "unknown"],
    ["constructor.localhost", NEUTRAL, "unknown"],
    ["__proto__.localhost", NEUTRAL, "unknown"],
  ])("%j", (header, brand, reason) => {
    expect(matchHost(header, rules)).toEqual({ brand, reason });
  });

  test("treats preview hosts as unknown without a preview domain", () => {
    expect(matchHost("mima.preview.example").reason).toBe("unknown");
  });

  test("finds a brand for any header, and a non-neutral one only for listed hosts", () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const { brand, reason } = matchHost(header, rules);
        expect(brand === NEUTRAL).toBe(reason === "unknown");
      }),
    );
  });

  test("finds every host of every brand in any spelling", () => {
    for (const brand of BRANDS) {
      for (const host of [...brand.hosts, `${brand.key}.localhost`]) {
        for (const header of [host, host.toUpperCase(), `${host}.`, `${host}:3000`]) {
          expect(matchHost(header).brand).toBe(brand);
        }
      }
    }
  });
});
