import { findInstances } from "./find-instances";

const URL_OF_ALL = "http://storefront:3000";
const finds =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));

test("finds an instance for each address of a name", async () => {
  expect(await findInstances(URL_OF_ALL, finds("172.18.0.6", "172.18.0.5"))).toEqual([
    { name: "http://storefront:3000 (172.18.0.5)", url: "http://172.18.0.5:3000" },
    { name: "http://storefront:3000 (172.18.0.6)", url: "http://172.18.0.6:3000" },
  ]);
});

test("finds instances by IPv6 addresses", async () => {
  expect(await findInstances(URL_OF_ALL, finds("fd00::5", "fd00::6"))).toEqual([
    { name: "http://storefront:3000 (fd00::5)", url: "http://[fd00::5]:3000" },
    { name: "http://storefront:3000 (fd00::6)", url: "http://[fd00::6]:3000" },
  ]);
});

test.each([
  ["one address", ["172.18.0.5"]],
  ["one address of each kind", ["::1", "127.0.0.1"]],
  ["the same address twice", ["172.18.0.5", "172.18.0.5"]],
])("keeps the name of a host with %s", async (_, addresses) => {
  const instances = await findInstances(URL_OF_ALL, finds(...addresses));
  expect(instances).toEqual([{ name: URL_OF_ALL, url: URL_OF_ALL }]);
});

test("keeps the name under https, which the certificate has", async () => {
  const url = "https://shop.example.com";
  expect(await findInstances(url, finds("203.0.113.1", "203.0.113.2"))).toEqual([
    { name: url, url },
  ]);
});

test("looks up an IPv6 address without its brackets", async () => {
  const lookUp = jest.fn(finds("::1"));
  await findInstances("http://[::1]:3000", lookUp);
  expect(lookUp).toHaveBeenCalledWith("::1");
});

test("throws when the name has no address", async () => {
  const fails = () => Promise.reject(new Error("getaddrinfo ENOTFOUND storefront"));
  await expect(findInstances(URL_OF_ALL, fails)).rejects.toThrow("ENOTFOUND");
});
