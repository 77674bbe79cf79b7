import { Visitor } from "../buyer/visitor";
import { recordFigure } from "./figures";

/** S9: no URL makes the storefront redirect to a target of an attacker's choice. */

const EVIL = [
  "//evil.example",
  "//evil.example/index",
  "/\\evil.example",
  "/%2f%2fevil.example",
  "/%5cevil.example",
  "/INDEX//evil.example",
  "/index_m/..//evil.example",
  "/?next=https://evil.example",
  "/?url=//evil.example&desktop=1",
  "/index?redirect=https%3A%2F%2Fevil.example",
  "/GOODSDETAILS?goodsId=1001&url=//evil.example",
  "/goodsDetails?goodsId=//evil.example",
  "/goodsDetails?goodsId=1006&next=//evil.example",
  "http://evil.example/INDEX",
  "/index@evil.example",
  "/.evil.example",
];
const AGENTS = ["Mozilla/5.0 (Windows NT 10.0) Chrome/140", "Mozilla/5.0 (iPhone) Mobile/15E148"];
const OWN = new Set(["mima.example", "m.example"]);

test("redirects only to the brand's host or the mobile site", async () => {
  let redirects = 0;
  for (const path of EVIL) {
    for (const agent of AGENTS) {
      const { status, headers } = await new Visitor().send(path, {
        headers: { "user-agent": agent },
      });
      expect([path, status < 500]).toEqual([path, true]);
      const { location } = headers;
      if (location === undefined) continue;
      redirects += 1;
      const { host } = new URL(location, "https://mima.example");
      expect([path, location, OWN.has(host)]).toEqual([path, location, true]);
      expect(location).not.toMatch(/^[/\\]{2}/);
    }
  }
  recordFigure(
    "S9",
    `${EVIL.length * AGENTS.length} addresses, ${redirects} redirects, all our own`,
  );
});
