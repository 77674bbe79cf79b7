import type { StorefrontView } from "@/lib/home/storefront-view";
import { storefrontFigures } from "@/lib/landing/storefront-figures";
import { Band } from "../../parts/section";

/** The host's storefront in figures, as a statement of account. */
export function StorefrontFigures({
  title,
  storefront,
}: {
  title: string;
  storefront: StorefrontView;
}) {
  return (
    <Band block={{ surface: "ground", title }} className="py-14">
      <dl className="figures mt-8 grid grid-cols-4 border-on border-y-2 narrow:grid-cols-2 small:grid-cols-1">
        {storefrontFigures(storefront).map(({ name, value, unit }) => (
          <div
            key={name}
            className="flex flex-col-reverse justify-end border-rule py-5 pr-6 small:border-b"
          >
            <dt className="text-soft">{name}</dt>
            <dd className="font-black text-2xl text-mark">
              {value}
              <span className="ml-1 font-medium text-base">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
