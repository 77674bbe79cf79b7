import type { Brand } from "@storefront/brands/types";

/** The mark of a brand, in the current color; without a brand, the site's. Decorative: the name is beside it. */
export function BrandMark({ brand }: { brand: Brand | null }) {
  if (brand === null) {
    return <img class="brand-mark" src="/phone/assets/icon.svg" width={24} height={24} alt="" />;
  }
  return (
    <svg class="brand-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={brand.mark} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
