import { type GameWords, type Lexicon, READ_SYNONYMS } from "./lexicon";
import { isBoundary, type QueryText, scriptOf } from "./query-text";
import { matchName, type NameMatch } from "./read-name";
import { STOP_WORDS, type Synonyms, TITLE_ALIASES } from "./search-synonyms";

export type Bound = "least" | "most";

const BOUNDS: Readonly<Record<string, Bound>> = {
  及以上: "least",
  以上: "least",
  往上: "least",
  及以下: "most",
  以下: "most",
  以内: "most",
};

/** A part of a query. `text` is what was typed, without spaces. */
export type Segment =
  | { type: "game"; text: string; games: readonly GameWords[] }
  | { type: "synonym"; text: string; synonyms: Synonyms }
  /** `title` begins the title of a number of some game. */
  | { type: "title"; text: string; title: string }
  | { type: "number"; text: string; bound?: Bound }
  /** Behind a number or a title: the number is a bound. */
  | { type: "bound"; text: string; bound: Bound }
  | { type: "stop"; text: string }
  /** Anything else: letters of one script. */
  | { type: "text"; text: string };

interface Found {
  segment: Segment;
  end: number;
}

/**
 * Splits a query into the longest known words, numbers, and the texts between them. Spaces end texts, but a known word
 * may contain them.
 */
export function splitQuery(query: QueryText, lexicon: Lexicon): Segment[] {
  const { text } = query;
  const segments: Segment[] = [];
  let rest = "";
  const endText = () => {
    if (rest !== "") segments.push({ type: "text", text: rest });
    rest = "";
  };
  for (let at = 0; at < text.length; ) {
    if (isBoundary(query, at)) endText();
    const isStart = rest === "";
    const found = findWord(query, at, lexicon, { isStart, after: segments.at(-1) });
    if (found) {
      endText();
      segments.push(found.segment);
      at = found.end;
    } else {
      rest += text[at];
      at += 1;
    }
  }
  endText();
  return segments;
}

interface Place {
  /** Whether a Latin word may begin here. */
  isStart: boolean;
  after: Segment | undefined;
}

function findWord(query: QueryText, at: number, lexicon: Lexicon, place: Place): Found | null {
  const script = scriptOf(query.text[at]);
  if (script === "digit") return place.isStart ? numberAt(query, at) : null;
  if (script === "latin" && !place.isStart) return null;
  let best: Found | null = null;
  for (const found of knownWords(query, at, lexicon, place))
    if (best === null || found.end > best.end) best = found;
  return best;
}

/** Digits up to a space, with 万 or 亿. */
function numberAt({ text, breaks }: QueryText, at: number): Found {
  let end = at + 1;
  while (scriptOf(text[end]) === "digit" && end < text.length && !breaks.has(end)) end += 1;
  if (text[end] === "万" || text[end] === "亿") end += 1;
  return { segment: { type: "number", text: text.slice(at, end) }, end };
}

/** Among words of the same length, the first is meant. */
function* knownWords(
  query: QueryText,
  at: number,
  lexicon: Lexicon,
  { after }: Place,
): Generator<Found> {
  const { text } = query;
  const games = findGames(query, at, lexicon);
  if (games) yield games;
  for (const stop of STOP_WORDS)
    if (text.startsWith(stop, at))
      yield { segment: { type: "stop", text: stop }, end: at + stop.length };
  for (const { synonyms, names } of READ_SYNONYMS) {
    const ends = [
      ...synonyms.texts.filter((it) => text.startsWith(it, at)).map((it) => at + it.length),
      ...(synonyms.latin ?? [])
        .filter((it) => text.startsWith(it, at) && isBoundary(query, at + it.length))
        .map((it) => at + it.length),
      ...names.flatMap((name) => {
        const match = matchName(name, text, at);
        if (match === null || !endsWord(query, match.end, match.byInitial)) return [];
        return match.byInitial && after?.type !== "game" ? [] : [match.end];
      }),
    ];
    const end = Math.max(...ends, at);
    if (end > at) yield { segment: { type: "synonym", text: text.slice(at, end), synonyms }, end };
  }
  const title = titleAt(query, at, lexicon);
  if (title) yield title;
  for (const [word, bound] of Object.entries(BOUNDS))
    if (after !== undefined && text.startsWith(word, at))
      yield { segment: { type: "bound", text: word, bound }, end: at + word.length };
}

function findGames(query: QueryText, at: number, lexicon: Lexicon): Found | null {
  const { text } = query;
  let end = at;
  let games: GameWords[] = [];
  for (const game of lexicon.gamesByLetter.get(text[at] ?? "") ?? []) {
    const ends = game.names.flatMap((name) => {
      const match = matchName(name, text, at);
      return match !== null && isComplete(query, match) ? [match.end] : [];
    });
    const last = Math.max(at, ...ends);
    if (last === at || last < end) continue;
    if (last > end) games = [];
    end = last;
    games.push(game);
  }
  return end === at ? null : { segment: { type: "game", text: text.slice(at, end), games }, end };
}

/** Whether a word ends after a match, or a synonym follows: "yrzgzuhao". */
const isComplete = (query: QueryText, { end, byInitial }: NameMatch): boolean =>
  endsWord(query, end, byInitial) ||
  READ_SYNONYMS.some(({ names }) =>
    names.some((name) => {
      const next = matchName(name, query.text, end);
      return next !== null && isBoundary(query, next.end);
    }),
  );

/** Latin initials must not be the beginning of another word; complete syllables may be followed by anything. */
const endsWord = (query: QueryText, end: number, byInitial: boolean): boolean =>
  !byInitial || scriptOf(query.text[end - 1]) === "han" || isBoundary(query, end);

function titleAt(query: QueryText, at: number, lexicon: Lexicon): Found | null {
  const { text } = query;
  const title = lexicon.titlesByLetter
    .get(text[at] ?? "")
    ?.find((form) => text.startsWith(form, at) && isBoundaryOrHan(query, at + form.length));
  for (const [alias, meant] of Object.entries(TITLE_ALIASES)) {
    const end = at + alias.length;
    if (
      text.startsWith(alias, at) &&
      alias.length > (title?.length ?? 0) &&
      scriptOf(text[end]) === "digit"
    )
      return { segment: { type: "title", text: alias, title: meant }, end };
  }
  if (title === undefined) return null;
  return { segment: { type: "title", text: title, title }, end: at + title.length };
}

const isBoundaryOrHan = (query: QueryText, at: number): boolean =>
  isBoundary(query, at) || scriptOf(query.text[at]) === "han";
