import type { Brand } from "@storefront/brands/types";
import { originOf } from "@/lib/brand-sites";

/** Organization and WebSite of a brand, for its root, landing and home pages (product §13). */
export function organizationData(brand: Brand): object {
  const url = `${originOf(brand)}/`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${url}#organization`,
        name: brand.name,
        legalName: brand.company.name,
        address: {
          "@type": "PostalAddress",
          addressCountry: "CN",
          streetAddress: brand.company.address,
        },
        url,
        logo: `${url}icon-512.png`,
        ...(brand.company.email ? { email: brand.company.email } : {}),
        ...(brand.company.phone ? { telephone: brand.company.phone } : {}),
      },
      {
        "@type": "WebSite",
        name: brand.name,
        url,
        inLanguage: "zh-CN",
        publisher: { "@id": `${url}#organization` },
      },
    ],
  };
}
