import type { BrandApp } from "../app";
import type { Brand } from "../types";

const HTTPS = /^https:\/\/[^\s/?#@]+\/[^\s#]*$/;

/** Returns one sentence per fault of the addresses and features of brands' apps; empty when there is none. */
export function appFaults(brands: readonly Brand[]): string[] {
  return brands.flatMap(({ key, app }) =>
    app === undefined ? [] : faultsOf(app).map((fault) => `${key}: ${fault}`),
  );
}

function faultsOf({ features, ...links }: BrandApp): string[] {
  const repeated = features.filter((feature, index) => features.indexOf(feature) !== index);
  return [
    ...Object.entries(links)
      .filter(([, url]) => !HTTPS.test(url))
      .map(([name]) => `app.${name} must be an https address without a fragment`),
    ...(features.length === 0 ? ["app.features is empty; leave out app instead"] : []),
    ...repeated.map((feature) => `app.features names ${feature} twice`),
  ];
}
