"use client";

import { characterCount } from "@storefront/contract/text/characters";
import { useId } from "react";
import type { Editing } from "@/lib/purchase/state";
import { LEAVE_WORD_MAX } from "@/lib/purchase/terms/times";
import { LimitedText } from "../ui/limited-text";
import type { Send } from "./use-purchase";

interface Props {
  state: Editing;
  send: Send;
  disabled: boolean;
}

const HEADING = "给卖家留言";

/** The notes that the seller requires, one field each. Without any the remark is the message to the seller. */
export function SellerNotes(props: Props) {
  const { requiredNotes } = props.state.offer;
  const [only, ...others] = requiredNotes;
  if (!only) return null;
  if (others.length === 0) return <Note {...props} note={only} heading={HEADING} />;
  return (
    <fieldset className="space-y-3">
      <legend className="font-medium text-ink">{HEADING}</legend>
      {requiredNotes.map((note) => (
        <Note key={note.id} {...props} note={note} />
      ))}
    </fieldset>
  );
}

interface NoteProps extends Props {
  note: { id: number; title: string; tip: string };
  heading?: string;
}

function Note({ state, send, disabled, note, heading }: NoteProps) {
  const id = useId();
  const { problem, draft } = state;
  const text = draft.notes[note.id] ?? "";
  const count = characterCount(text);
  const isMissing = typeof problem?.at === "object" && problem.at.note === note.id;
  return (
    <div>
      <div className="mb-1.5 flex items-baseline gap-2">
        {heading ? (
          <label htmlFor={id} className="font-medium text-ink">
            {heading}
          </label>
        ) : null}
        <label htmlFor={id} className={heading ? "text-ink-2" : "font-medium text-ink"}>
          {note.title || HEADING}
        </label>
        {count > 0 ? (
          <span id={`${id}-count`} className="figures ml-auto text-ink-3 text-xs">
            {count}/{LEAVE_WORD_MAX}
          </span>
        ) : (
          <span className="ml-auto text-danger text-xs">必填</span>
        )}
      </div>
      <LimitedText
        id={id}
        rows={1}
        data-part={`note-${note.id}`}
        value={text}
        max={LEAVE_WORD_MAX}
        readOnly={disabled}
        aria-required
        invalid={isMissing}
        placeholder={note.tip}
        aria-describedby={isMissing ? `${id}-problem` : count > 0 ? `${id}-count` : undefined}
        onChange={(text) => send({ type: "editSellerNote", id: note.id, text })}
      />
      {isMissing ? (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-danger text-xs">
          {problem?.text}
        </p>
      ) : null}
    </div>
  );
}
