import type { Db } from "../database/db";
import { readGamesVersion, readGameWords } from "../database/discovery/read-lexicon";
import { createLexicon, type Lexicon } from "./rules/lexicon";

const lexicons = new WeakMap<Db, { version: string; lexicon: Lexicon }>();

/** Returns the words by which queries are read; they are read again when a game has changed. */
export async function readLexicon(db: Db): Promise<Lexicon> {
  const version = await readGamesVersion(db);
  const known = lexicons.get(db);
  if (known?.version === version) return known.lexicon;
  const lexicon = createLexicon(await readGameWords(db));
  lexicons.set(db, { version, lexicon });
  return lexicon;
}
