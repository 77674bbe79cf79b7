import { assignHosts } from "./assign-hosts";

const certificate = (names: string[], year = 2027) => ({
  chain: `/${names[0]}-${year}/fullchain.pem`,
  key: `/${names[0]}-${year}/privkey.pem`,
  names,
  validTo: new Date(Date.UTC(year, 0)),
});

test("makes a site of each certificate's brand hosts", () => {
  const [mima, huoshan] = [
    certificate(["mima.example", "m.example"]),
    certificate(["huoshan.example"]),
  ];
  expect(assignHosts([mima, huoshan], "api.example")).toEqual({
    brandSites: [
      { names: ["mima.example", "m.example"], certificate: mima },
      { names: ["huoshan.example"], certificate: huoshan },
    ],
    service: undefined,
  });
});

test("keeps the service's host from brands, also beside them in one certificate", () => {
  const shared = certificate(["mima.example", "api.example"]);
  expect(assignHosts([shared], "api.example")).toEqual({
    brandSites: [{ names: ["mima.example"], certificate: shared }],
    service: shared,
  });
  const own = certificate(["api.example"]);
  expect(assignHosts([own], "api.example")).toEqual({ brandSites: [], service: own });
});

test("finds the service's host in a wildcard", () => {
  const wildcard = certificate(["*.mima.example"]);
  const { brandSites, service } = assignHosts([wildcard], "api.mima.example");
  expect(service).toBe(wildcard);
  expect(brandSites).toEqual([{ names: ["*.mima.example"], certificate: wildcard }]);
});

test("takes the certificate that is valid longest for a name of several", () => {
  const [old, renewed] = [
    certificate(["mima.example", "m.example"], 2026),
    certificate(["mima.example"]),
  ];
  expect(assignHosts([old, renewed], "api.example").brandSites).toEqual([
    { names: ["m.example"], certificate: old },
    { names: ["mima.example"], certificate: renewed },
  ]);
});
