"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { LazyComponent } from "@/components/ui/lazy-component";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { readGameQuery } from "@/lib/boost/form-query";
import type { BoostGame } from "@/lib/boost/games";
import type { BoostTrees } from "@/lib/boost/rank-trees";
import { BoostCalculator } from "./boost-calculator";
import { BoostUnavailable } from "./boost-unavailable";

const loadRetry = () => import("./boost-retry").then((part) => part.BoostRetry);

const loadChoice = () => import("./game-choice").then((part) => part.GameChoice);
const loadNote = () => import("./closed-note").then((part) => part.ClosedNote);

interface Props {
  /** The first one is chosen unless the URL names another. */
  games: readonly [BoostGame, ...BoostGame[]];
  /**
   * Options of the first game; null when they could not be fetched during rendering. Such a page stays cached longer
   * than the outage lasts.
   */
  trees: BoostTrees | null;
  /** The brand's key. */
  brand: string;
}

/**
 * Renders the calculator of the chosen game. When the page lacks its trees, the browser fetches them and retries until it
 * succeeds.
 */
export function BoostLoader({ games, trees: first, brand }: Props) {
  const [game, setGame] = useState<BoostGame>(games[0]);
  const [trees, setTrees] = useState(first);
  const container = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const choose = useCallback(
    (next: BoostGame) => {
      setGame(next);
      setTrees(next === games[0] ? first : null);
    },
    [games, first],
  );
  // The page is cached for all visitors, so the URL is read in the browser, once.
  useEffect(() => {
    const requested = readGameQuery(window.location.search);
    const named = games.find(({ id }) => id === requested);
    if (named && named !== games[0]) choose(named);
  }, [games, choose]);
  const onTrees = useCallback((fetched: BoostTrees, pressed: boolean) => {
    isPressed.current = pressed;
    setTrees(fetched);
  }, []);
  // The retry button disappears on success, so move the focus to the form's first field.
  useEffect(() => {
    if (trees === null || !isPressed.current) return;
    isPressed.current = false;
    container.current?.querySelector<HTMLElement>("[role=combobox]")?.focus();
  }, [trees]);
  // Most pages have one game that is open all day, and need neither.
  const GameChoice = useLazyPart(loadChoice, games.length > 1);
  const ClosedNote = useLazyPart(loadNote, game.hours !== null);
  const isChosen = game !== games[0];
  return (
    <>
      {games.length > 1 ? (
        <div className="mb-6 min-h-16 small:mb-4">
          {GameChoice ? <GameChoice games={games} chosen={game} onChoose={choose} /> : null}
        </div>
      ) : null}
      {ClosedNote && game.hours ? <ClosedNote hours={game.hours} className="mb-4" /> : null}
      <div ref={container} key={game.id}>
        {trees === null ? (
          <LazyComponent
            load={loadRetry}
            props={{ game, isChosen, onTrees }}
            waiting={isChosen ? null : <BoostUnavailable loading onRetry={() => undefined} />}
          />
        ) : (
          <BoostCalculator game={game} trees={trees} brand={brand} />
        )}
      </div>
    </>
  );
}
