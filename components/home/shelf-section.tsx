import type { ReactNode } from "react";
import { customProperties } from "@/components/landing/parts/custom-properties";
import { GAMES_PATH, gameHref } from "@/lib/addresses/game-path";
import type { KindSlug } from "@/lib/addresses/listing-kinds";
import { countedText } from "@/lib/discovery/counted";
import type { GameCount } from "@/lib/home/home-goods";

/** Games that a heading links to. */
const GAMES = 9;

interface Props {
  /** Target of the links to the section, and the kind that its links lead to. */
  kind: KindSlug;
  title: string;
  /** Guarantees for buyers, beside the title. */
  note: string;
  games: readonly GameCount[];
  /** Estimated height in pixels, while it is far below the window. */
  height: number;
  children: ReactNode;
}

/** A shelf of the home page: heading, links to the kind's list of each game, listings. */
export function ShelfSection({ kind, title, note, games, height, children }: Props) {
  return (
    <section
      id={kind}
      className="skip-far container-page scroll-mt-4 pt-10 [--far-height:var(--height)]"
      style={customProperties({ "--height": `${height}px` })}
    >
      <div className="flex items-baseline gap-x-4 narrow:flex-wrap narrow:gap-y-1">
        <h2 className="shrink-0 font-semibold text-lg">{title}</h2>
        <p className="min-w-0 text-ink-2 small:w-full">{note}</p>
        <ul
          aria-label={`${title}的游戏`}
          className="figures ml-auto flex shrink-0 gap-x-4 text-ink-2 narrow:ml-0 narrow:w-full narrow:shrink narrow:flex-wrap narrow:gap-y-1"
        >
          {games.slice(0, GAMES).map(({ name, ...counted }) => (
            <li key={name}>
              <a
                href={gameHref({ game: name, kind })}
                className="inline-block hover:text-primary-strong hover:underline narrow:py-1"
              >
                {`${name} ${countedText(counted)}`}
              </a>
            </li>
          ))}
          {games.length > GAMES ? (
            <li>
              <a href={GAMES_PATH} className="text-primary-strong hover:underline">
                更多游戏
              </a>
            </li>
          ) : null}
        </ul>
      </div>
      <div className="mt-5">{children}</div>
    </section>
  );
}
