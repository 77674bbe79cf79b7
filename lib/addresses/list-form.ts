import { parseUrl } from "@storefront/contract/text/parse-url";
import { changeView, type ListView } from "./list-view";

/**
 * Where a form of ranges sends, and what its address keeps of the view: a form's fields replace the whole query.
 * @param hrefOf returns the address of a view
 */
export function formFields(hrefOf: (view: ListView) => string, view: ListView) {
  const href = hrefOf(changeView(view, { price: undefined, rank: undefined, numbers: {} }));
  const url = parseUrl(href, "https://host.example");
  return {
    action: href.replace(/\?.*$/, ""),
    hidden: [...(url?.searchParams ?? [])],
  };
}
