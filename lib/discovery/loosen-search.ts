import { type SearchRequest, searchHref } from "../addresses/search-view";
import { chosenFilters } from "./chosen-filters";
import type { Counted } from "./counted";
import type { GoodsFound } from "./read-found";

/** A search without one of its filters, which has results. */
export interface LooserSearch extends Counted {
  /** Of the filter that it lacks: "300 元以下". */
  name: string;
  href: string;
  /** Yuan, of its cheapest listing. */
  priceFrom: string | null;
}

/** Most searches that are tried. */
const MOST = 4;

/**
 * Finds the searches that lack one filter of a search without results: those with results, the fewest first, as they are nearest
 * to it.
 * @param find searches; null or undefined without an answer
 */
export async function loosenSearch(
  request: SearchRequest,
  { stated }: Pick<GoodsFound, "stated">,
  find: (request: SearchRequest) => Promise<GoodsFound | null | undefined>,
): Promise<LooserSearch[]> {
  const looser = [
    ...stated
      .filter(({ without }) => without !== "")
      .map(({ name, without }) => ({ name, request: { ...request, q: without } })),
    ...chosenFilters(request.view, []).map(({ name, without }) => ({
      ...{ name, request: { ...request, view: without } },
    })),
  ].slice(0, MOST);
  const found = await Promise.all(
    looser.map(async ({ name, request }) => ({ name, request, answer: await find(request) })),
  );
  return found
    .flatMap(({ name, request, answer }) =>
      answer && answer.count > 0
        ? [
            {
              ...{ name, href: searchHref(request), priceFrom: answer.priceFrom },
              ...{ count: answer.count, exact: answer.exact },
            },
          ]
        : [],
    )
    .sort((a, b) => a.count - b.count);
}
