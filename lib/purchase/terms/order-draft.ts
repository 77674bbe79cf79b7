import { cutCharacters } from "@storefront/contract/text/characters";
import type { Offer } from "./offer";
import { LEAVE_WORD_MAX, REMARK_MAX } from "./times";

/**
 * Text typed into the confirm dialog. `remark`: also the message to the seller, unless that requires notes. `notes`: the
 * required ones, by remark_id.
 */
export interface OrderDraft {
  remark: string;
  notes: Readonly<Record<number, string>>;
}

export const EMPTY_DRAFT: OrderDraft = { remark: "", notes: {} };

export function withRemark(draft: OrderDraft, text: string): OrderDraft {
  return { ...draft, remark: cutCharacters(text, REMARK_MAX) };
}

export function withSellerNote(draft: OrderDraft, id: number, text: string): OrderDraft {
  return { ...draft, notes: { ...draft.notes, [id]: cutCharacters(text, LEAVE_WORD_MAX) } };
}

/** Whether the listing has its own fields for the seller's questions. */
export const hasRequiredNotes = ({ requiredNotes }: Offer): boolean => requiredNotes.length > 0;

/** The first empty field that the seller requires (product §5). */
export function missingSellerNote(
  offer: Offer,
  draft: OrderDraft,
): { id: number; text: string } | null {
  const missing = offer.requiredNotes.find((note) => !draft.notes[note.id]?.trim());
  return missing ? { id: missing.id, text: `请输入${missing.title}` } : null;
}

/** The fields of the create payload that carry typed text (product §3 Order request). */
export function draftPayload(offer: Offer, draft: OrderDraft) {
  const notes = offer.requiredNotes.map(({ id, title }) => ({
    id,
    title,
    content: draft.notes[id]?.trim() ?? "",
  }));
  // Notes without an id can only be sent in the leave word.
  const unnumbered = notes.filter(({ id }) => id < 0);
  const leaveWord =
    unnumbered.length > 1
      ? unnumbered.map(({ title, content }) => `${title}：${content}`).join("；")
      : (unnumbered[0] ?? notes[0])?.content;
  const entries = notes
    .filter(({ id }) => id > 0)
    .map(({ id, content }) => ({ remark_id: id, content }));
  return {
    user_remark: draft.remark.trim(),
    remark: draft.remark.trim(),
    leave_word: cutCharacters((leaveWord ?? draft.remark).trim(), LEAVE_WORD_MAX),
    customer_remarks: JSON.stringify(entries),
  };
}
