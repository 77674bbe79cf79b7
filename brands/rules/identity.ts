import type { Brand, Company } from "../types";
import { repeated } from "./repeated";

const KEY = /^[a-z][a-z0-9-]{0,29}[a-z0-9]$/;
const HOST = /^[a-z0-9]+(?:[.-][a-z0-9]+)*\.[a-z][a-z0-9-]*[a-z]$/;
const LICENCE = /^[\u4e00-\u9fa5]ICP备\d{8}号-\d{1,2}$/;

/** Reserved: a key is also a path segment and the first label of local and preview domains. */
const RESERVED = [
  "api",
  "media",
  "_next",
  "healthz",
  "readyz",
  "missing",
  "localhost",
  "www",
  "mall",
];

/** Returns one sentence per fault of keys, hosts, names and companies; empty when there is none. */
export function identityFaults(brands: readonly Brand[]): string[] {
  return [
    ...repeated(brands, "key", (brand) => [brand.key]),
    ...repeated(brands, "name", (brand) => [brand.name]),
    ...repeated(brands, "host", ({ hosts }) => hosts.flatMap((host) => [host, `www.${host}`])),
    ...repeated(brands, "company", (brand) => [brand.company.name]),
    ...repeated(brands, "ICP licence", (brand) => [brand.company.licence]),
    ...brands.flatMap((brand) =>
      [
        ...keyFaults(brand),
        ...hostFaults(brand),
        ...companyFaults(brand.company),
        ...feeFaults(brand),
      ].map((fault) => `${brand.key}: ${fault}`),
    ),
  ];
}

function keyFaults({ key }: Brand): string[] {
  if (RESERVED.includes(key)) return ["the key is a name that routes use; choose another"];
  return KEY.test(key)
    ? []
    : ["the key must be one label of a host: a letter, then small letters, digits and hyphens"];
}

function hostFaults({ hosts, mallUrl, mobileSiteUrl }: Brand): string[] {
  return [
    ...(hosts.length === 0 ? ["hosts is empty; the first one listed is the canonical host"] : []),
    ...hosts
      .filter((host) => !HOST.test(host) || host.startsWith("www."))
      .map((host) => `host "${host}" must be lower case, without scheme, port and "www."`),
    ...Object.entries({ mallUrl, mobileSiteUrl })
      .filter(([, url]) => url !== undefined && !/^https:\/\/[^\s?#]+\/$/.test(url))
      .map(([name]) => `${name} must be an https address that ends in a slash`),
  ];
}

function companyFaults({ name, address, licence, email, phone }: Company): string[] {
  return [
    ...(name.trim() === "" ? ["the company has no name"] : []),
    ...(address.trim() === "" ? ["the company has no address"] : []),
    ...(LICENCE.test(licence) ? [] : [`licence "${licence}" must read like 示ICP备00000000号-1`]),
    ...(email === undefined || /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(email)
      ? []
      : [`"${email}" is no e-mail address`]),
    ...(phone === undefined || /^[\d-]{7,16}$/.test(phone)
      ? []
      : [`phone "${phone}" must be digits and hyphens`]),
  ];
}

function feeFaults({ sellFeePercent: percent = 0 }: Brand): string[] {
  return percent >= 0 && percent <= 10 ? [] : [`sellFeePercent ${percent} must be 0 to 10`];
}
