import type { KindSlug } from "@/lib/addresses/listing-kinds";
import type { Counted } from "@/lib/discovery/counted";
import { FilterLink } from "./filter-link";

interface Tab {
  slug: KindSlug | undefined;
  name: string;
  /** undefined when it is not known for the current filters. */
  count?: Counted | undefined;
}

interface Props {
  tabs: readonly Tab[];
  chosen: KindSlug | undefined;
  hrefOf: (kind: KindSlug | undefined) => string;
}

/** The kinds of a list; one or all of them are shown. */
export function KindTabs({ tabs, chosen, hrefOf }: Props) {
  return (
    <nav aria-label="类目" className="flex flex-wrap gap-1">
      {tabs.map(({ slug, name, count }) => (
        <FilterLink key={name} href={hrefOf(slug)} active={chosen === slug} count={count}>
          {name}
        </FilterLink>
      ))}
    </nav>
  );
}
