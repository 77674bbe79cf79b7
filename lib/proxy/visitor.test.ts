import { setServerInFront } from "@/lib/http/server-in-front";
import type { Rules } from "@/lib/routing/resolve-route";
import { readRouteVisitor } from "./visitor";

const behind = (trustedHops: number): Rules => ({
  trustedHops,
  mobileSiteUrl: "https://m.example/",
  unknownHost: "neutral",
});
const SOCKET = { host: "mima.localhost:3000", "x-socket-address": "198.51.100.7" };
const FORWARDED = {
  ...SOCKET,
  "x-forwarded-for": "1.1.1.1, 203.0.113.9",
  "x-forwarded-host": "www.mima.example",
  "x-forwarded-proto": "https",
};

test("ignores the socket address header when `server/` is not in front", () => {
  expect(readRouteVisitor(new Headers(SOCKET), behind(0)).clientAddress).toBeUndefined();
  setServerInFront();
  expect(readRouteVisitor(new Headers(SOCKET), behind(0)).clientAddress).toBe("198.51.100.7");
});

test("uses only the connection without a trusted proxy, not what the browser claims", () => {
  const visitor = {
    clientAddress: "198.51.100.7",
    site: "mima.localhost",
    brand: "mima",
    origin: "http://mima.localhost:3000",
    secure: false,
  };
  expect(readRouteVisitor(new Headers(SOCKET), behind(0))).toEqual(visitor);
  expect(readRouteVisitor(new Headers(FORWARDED), behind(0))).toEqual(visitor);
});

test("uses the trusted proxy's entry, not what the browser wrote before it", () => {
  expect(readRouteVisitor(new Headers(FORWARDED), behind(1))).toEqual({
    clientAddress: "203.0.113.9",
    site: "www.mima.example",
    brand: "mima",
    origin: "https://mima.example",
    secure: true,
  });
  expect(readRouteVisitor(new Headers(SOCKET), behind(1)).clientAddress).toBe("198.51.100.7");
});

test.each([
  ["x-forwarded-proto", "HTTPS"],
  ["x-forwarded-proto", "http, https"],
  ["forwarded", "for=203.0.113.9;proto=https"],
])("behind a trusted proxy %s: %s means https", (name, value) => {
  const read = (hops: number) =>
    readRouteVisitor(new Headers({ ...SOCKET, [name]: value }), behind(hops));
  expect(read(1)).toMatchObject({ secure: true, origin: "https://mima.localhost:3000" });
  expect(read(0)).toMatchObject({ secure: false, origin: "http://mima.localhost:3000" });
});

test.each(["[::1]:3000", "", "a b", "-\u00e9"])("reads no site from the host %j", (host) => {
  expect(readRouteVisitor(new Headers({ host }), behind(0))).toMatchObject({
    site: "",
    brand: "",
    origin: "",
  });
});

test("leaves an unknown address undefined", () => {
  expect(readRouteVisitor(new Headers(), behind(0)).clientAddress).toBeUndefined();
});

test("links to the brand's own host, not the host of the request", () => {
  const originOn = (host: string) => readRouteVisitor(new Headers({ host }), behind(0)).origin;
  expect(originOn("MIMA-app.example:8080")).toBe("http://mima.example:8080");
  expect(originOn("evil.example")).toBe("");
  expect(originOn("mima.example.evil.example")).toBe("");
});
