/** A name with the readings of each of its letters. */
export interface ReadName {
  /** Letters and digits as `searchText` has them. */
  text: string;
  /** Readings of each letter; a Latin letter or digit reads as itself. */
  readings: readonly (readonly string[])[];
}

/** @param pinyin "jiu xiao chang/zhang ge": as `games.pinyin` */
export function readName(text: string, pinyin: string): ReadName {
  const syllables = pinyin.split(" ");
  const letters = [...text];
  return {
    text,
    readings: letters.map((letter, at) => syllables[at]?.split("/") ?? [letter]),
  };
}

/** A place where a name is in a text. */
export interface NameMatch {
  end: number;
  /** Whether a letter was typed by the initial of its reading only. */
  byInitial: boolean;
}

/**
 * Matches a whole name at a position of a text, each letter typed as itself, as one of its readings or as their
 * initial: 曜日战歌, "yaorizhange", "yrzg", "曜日zhange".
 * @returns the longest match, one without initials before others; null for none
 */
export function matchName({ text: name, readings }: ReadName, text: string, from: number) {
  let best: NameMatch | null = null;
  const isBetter = (match: NameMatch) =>
    best === null ||
    (best.byInitial && !match.byInitial) ||
    (best.byInitial === match.byInitial && match.end > best.end);
  const walk = (letter: number, at: number, byInitial: boolean): void => {
    if (letter === readings.length) {
      const match = { end: at, byInitial };
      if (isBetter(match)) best = match;
      return;
    }
    if (text.startsWith(name[letter] ?? "\0", at)) {
      walk(letter + 1, at + 1, byInitial);
      return;
    }
    for (const reading of readings[letter] ?? [])
      if (text.startsWith(reading, at)) walk(letter + 1, at + reading.length, byInitial);
    if (readings[letter]?.some((reading) => reading.length > 1 && reading[0] === text[at]))
      walk(letter + 1, at + 1, true);
  };
  walk(0, from, false);
  return best as NameMatch | null;
}

/**
 * Whether a text is the beginning of a name, typed as for `matchName`; its last reading may be incomplete: "yaor", "yr".
 */
export function beginsName({ text: name, readings }: ReadName, text: string): boolean {
  const walk = (letter: number, at: number): boolean => {
    if (at === text.length) return true;
    if (letter === readings.length) return false;
    if (text.startsWith(name[letter] ?? "\0", at)) return walk(letter + 1, at + 1);
    return (readings[letter] ?? []).some((reading) => {
      if (reading.startsWith(text.slice(at))) return true;
      if (text.startsWith(reading, at) && walk(letter + 1, at + reading.length)) return true;
      return reading.length > 1 && reading[0] === text[at] && walk(letter + 1, at + 1);
    });
  };
  return text !== "" && walk(0, 0);
}
