import { cutCharacters } from "@/contract/characters";
import type { Offer } from "./offer";
import { LEAVE_WORD_MAX, REMARK_MAX } from "./times";

/** What the buyer typed into the confirm dialog. `words`: by remark_id; 0 is the free leave word. */
export interface OrderDraft {
  remark: string;
  words: Readonly<Record<number, string>>;
}

export const EMPTY_DRAFT: OrderDraft = { remark: "", words: {} };

export function withRemark(typed: OrderDraft, text: string): OrderDraft {
  return { ...typed, remark: cutCharacters(text, REMARK_MAX) };
}

export function withWord(typed: OrderDraft, id: number, text: string): OrderDraft {
  return { ...typed, words: { ...typed.words, [id]: cutCharacters(text, LEAVE_WORD_MAX) } };
}

/** The first thing the seller asks for that is still empty (product §5). */
export function missingWord(offer: Offer, typed: OrderDraft): { id: number; text: string } | null {
  const missing = offer.requiredWords.find((word) => !typed.words[word.id]?.trim());
  return missing ? { id: missing.id, text: `请输入${missing.title}` } : null;
}

/** The fields of the create payload that carry typed text (product §3 Order request). */
export function typedPayload(offer: Offer, typed: OrderDraft) {
  const words = offer.requiredWords.map(({ id, title }) => ({
    id,
    title,
    content: typed.words[id]?.trim() ?? "",
  }));
  // What has no number can only be told in the leave word.
  const unnumbered = words.filter(({ id }) => id < 0);
  const leaveWord =
    unnumbered.length > 1
      ? unnumbered.map(({ title, content }) => `${title}：${content}`).join("；")
      : (unnumbered[0] ?? words[0])?.content;
  const entries = words
    .filter(({ id }) => id > 0)
    .map(({ id, content }) => ({ remark_id: id, content }));
  return {
    user_remark: typed.remark.trim(),
    remark: typed.remark.trim(),
    leave_word: cutCharacters((leaveWord ?? typed.words[0] ?? "").trim(), LEAVE_WORD_MAX),
    customer_remarks: JSON.stringify(entries),
  };
}
