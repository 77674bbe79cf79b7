import { FilterLink } from "@/components/discovery/filter-link";
import type { Counted } from "@/lib/discovery/counted";

interface Props {
  /** With the number of results, when it is known. */
  games: readonly { name: string; count: Counted | undefined }[];
  chosen: string | undefined;
  hrefOf: (game: string | undefined) => string;
}

/** The games of the search results; one or all of them are shown. */
export function GameTabs({ games, chosen, hrefOf }: Props) {
  if (games.length === 0) return null;
  return (
    <nav aria-label="游戏" className="mt-3 flex flex-wrap gap-1">
      <FilterLink href={hrefOf(undefined)} active={chosen === undefined}>
        全部游戏
      </FilterLink>
      {games.map(({ name, count }) => (
        <FilterLink key={name} href={hrefOf(name)} active={chosen === name} count={count}>
          {name}
        </FilterLink>
      ))}
    </nav>
  );
}
