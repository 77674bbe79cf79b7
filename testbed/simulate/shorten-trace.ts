import { type Action, DAY_S } from "./action";
import { minimise } from "./minimise";
import type { Ending } from "./run-story";
import { simulate, type Trace } from "./simulate";

type Violation = NonNullable<Ending["violation"]>;

/**
 * Finds a short trace that breaks the same invariant: first without what came later, then without whole orders, then
 * without single actions.
 * @param mostRuns of each of the two searches
 */
export async function shortenTrace(
  trace: Trace,
  violation: Violation,
  mostRuns: number,
): Promise<Trace> {
  const isBroken = async (candidate: Trace) =>
    (await simulate(candidate)).violation?.invariant === violation.invariant;
  const cut = cutAfter(trace, violation);
  const begun = (await isBroken(cut)) ? cut : trace;
  const breaks = (actions: readonly Action[]) => isBroken({ ...begun, actions });
  const stories = [...groupByOrder(begun.actions).values()];
  const inOrder = (parts: readonly Action[][]) =>
    parts.flat().sort((a, b) => a.at - b.at || a.id - b.id);
  const kept = await minimise(stories, (parts) => breaks(inOrder(parts)), mostRuns);
  return { ...begun, actions: await minimise(inOrder(kept), breaks, mostRuns) };
}

/** Without what came after the violation; only what is unsettled at the end needs the end. */
function cutAfter(trace: Trace, { invariant, atS }: Violation): Trace {
  if (invariant === "settled") return trace;
  const actions = trace.actions.filter(({ at }) => at <= atS);
  return { ...trace, actions, days: (atS + 1) / DAY_S, isCut: true };
}

/** Groups actions with the one that they refer to. */
function groupByOrder(actions: readonly Action[]): Map<number, Action[]> {
  const stories = new Map<number, Action[]>();
  for (const action of actions) {
    const key = action.of ?? action.id;
    stories.set(key, [...(stories.get(key) ?? []), action]);
  }
  return stories;
}
