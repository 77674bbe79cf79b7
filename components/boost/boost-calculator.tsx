"use client";

import { useCallback, useEffect, useSyncExternalStore } from "react";
import { LazyComponent } from "@/components/ui/lazy-component";
import { boostRequestsOf } from "@/lib/boost/form";
import type { BoostGame } from "@/lib/boost/games";
import type { BoostTrees } from "@/lib/boost/rank-trees";
import { onStoredQuotes, storedQuote, storedQuotes } from "@/lib/boost/stored-quotes";
import { preloadWhenIdle } from "@/lib/ui/preload-when-idle";
import { BoostForm } from "./boost-form";
import { RecentQuotes } from "./recent-quotes";
import { RouteCard } from "./route-card";
import { useBoostForm } from "./use-boost-form";
import { loadFetchQuote, useQuotes } from "./use-quotes";

interface Props {
  game: BoostGame;
  trees: BoostTrees;
  /** The brand's key; quotes are cached per brand. */
  brand: string;
}

const NONE = [] as const;
const loadDialog = () => import("./quote-dialog").then((part) => part.QuoteDialog);

/** The boost form, its summary, recent quotes and the quote dialog. */
export function BoostCalculator({ game, trees, brand }: Props) {
  const state = useBoostForm(trees, game);
  const quotes = useQuotes(brand);
  const recent = useSyncExternalStore(
    useCallback((listener: () => void) => onStoredQuotes(brand, listener), [brand]),
    () => storedQuotes(brand),
    () => NONE,
  );
  useEffect(() => preloadWhenIdle([loadFetchQuote, loadDialog]), []);
  const requests = state.valid ? boostRequestsOf(state.form, game.id) : [];
  const known = requests.map((request) => (recent.length > 0 ? storedQuote(brand, request) : null));
  const change: typeof state.change = (part) => {
    quotes.cancel();
    state.change(part);
  };

  return (
    <div className="grid grid-cols-[640px_1fr] gap-6 narrow:grid-cols-1 small:gap-4">
      <BoostForm
        game={game}
        trees={trees}
        state={{ ...state, change }}
        loading={quotes.loading}
        refused={quotes.refused}
        onSubmit={() => quotes.fetch(requests)}
        onSingle={() => quotes.fetch(boostRequestsOf({ ...state.form, other: null }, game.id))}
      />
      <RouteCard
        game={game}
        trees={trees}
        form={state.form}
        quotes={known}
        loading={quotes.loading}
        onShow={() => quotes.fetch(requests)}
      />
      <RecentQuotes
        trees={trees}
        recent={recent.filter(({ request }) => request.game === game.id)}
        onPick={({ request }) => {
          const { start, target, partition } = request;
          const inscription = game.hasInscription ? String(request.inscription) : "";
          change({ start, target, partition, inscription, other: null });
          void quotes.fetch([request]);
        }}
      />
      {quotes.shown ? (
        <LazyComponent
          load={loadDialog}
          props={{ game, trees, priced: quotes.shown, onClose: quotes.close }}
        />
      ) : null}
    </div>
  );
}
