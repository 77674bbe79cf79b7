import type { Hono } from "hono";
import type { Child } from "hono/jsx";
import { olderLink } from "./addresses";
import { type ConsoleContext, type ConsoleEnv, doneText, type PageStatus } from "./console-env";
import type { ShowForm } from "./on-form";
import { showPage } from "./show-page";
import { FormOutcome } from "./views/form-fields";
import type { Section } from "./views/layout";
import { FilterLinks, type Filters, Older, SearchForm } from "./views/list-parts";
import { ListCard, type ListCardProps } from "./views/table";

interface Search {
  fields: Child;
  /** Whether its fields restrict the list. */
  isActive: boolean;
  look?: "plain";
}

/** A page with a list: the card of its rows, and what surrounds it from top to bottom. */
export interface ListPage<Row> extends ListCardProps<Row> {
  pageTitle: string;
  /** Shown next to the heading: links to export, import and create. */
  aside?: Child;
  filters?: Filters;
  search?: Search;
  /** What a form did, by the name that it redirects with; one text for every form. */
  done?: Readonly<Record<string, string>> | string;
  above?: Child;
  /** Cursor of the next page; null on the last one. */
  next?: string | number | null;
  /** Parameters of the address that the next page has besides the filter's. */
  query?: Record<string, string>;
  olderLabel?: string;
  below?: Child;
  status?: PageStatus;
}

/**
 * Adds a page with a list.
 * @param section the menu entry to highlight
 * @param address of the list, when it is not the menu entry's
 * @returns what shows the page again for a rejected form
 */
export function listPage<Row>(
  app: Hono<ConsoleEnv>,
  section: Section,
  describe: (c: ConsoleContext) => Promise<ListPage<Row>>,
  address: string = section,
): ShowForm {
  const show: ShowForm = async (c, problem, status) => {
    const list = await describe(c);
    const { pageTitle: title, aside, filters, search } = list;
    const chosen = filters?.chosen ? { [filters.name]: filters.chosen } : {};
    const older = olderLink(address, list.next ?? null, { ...chosen, ...list.query });
    const view = (
      <>
        {filters ? <FilterLinks path={address} {...filters} /> : null}
        {search ? (
          <SearchForm path={address} look={search.look} all={search.isActive ? address : null}>
            {search.fields}
          </SearchForm>
        ) : null}
        <FormOutcome done={doneText(c, list.done)} />
        {list.above}
        <ListCard {...list}>
          <Older href={older} label={list.olderLabel} />
          {list.children}
        </ListCard>
        {list.below}
      </>
    );
    return showPage(c, { title, section, aside, problem, view }, status ?? list.status);
  };
  app.get(address.slice("/admin".length), (c) => show(c));
  return show;
}
