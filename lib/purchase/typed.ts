import { cutCharacters } from "@/contract/characters";
import type { Offer } from "./offer";
import { LEAVE_WORD_MAX, REMARK_MAX } from "./times";

/** What the buyer typed into the confirm dialog. `words`: by remark_id; 0 is the free leave word. */
export interface Typed {
  remark: string;
  words: Readonly<Record<number, string>>;
}

export const NOTHING_TYPED: Typed = { remark: "", words: {} };

export function withRemark(typed: Typed, text: string): Typed {
  return { ...typed, remark: cutCharacters(text, REMARK_MAX) };
}

export function withWord(typed: Typed, id: number, text: string): Typed {
  return { ...typed, words: { ...typed.words, [id]: cutCharacters(text, LEAVE_WORD_MAX) } };
}

/** The first thing the seller asks for that is still empty (spec §5). */
export function missingWord(offer: Offer, typed: Typed): { id: number; text: string } | null {
  const missing = offer.requiredWords.find((word) => !typed.words[word.id]?.trim());
  return missing ? { id: missing.id, text: `请输入${missing.title}` } : null;
}

/** The fields of the create payload that carry typed text (spec §3 Order request). */
export function typedPayload(offer: Offer, typed: Typed) {
  const entries = offer.requiredWords.map((word) => ({
    remark_id: word.id,
    content: typed.words[word.id]?.trim() ?? "",
  }));
  return {
    user_remark: typed.remark.trim(),
    remark: typed.remark.trim(),
    leave_word: (entries[0]?.content ?? typed.words[0] ?? "").trim(),
    customer_remarks: JSON.stringify(entries),
  };
}
