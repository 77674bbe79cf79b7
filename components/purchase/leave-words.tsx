"use client";

import { useId } from "react";
import { characterCount } from "@/contract/characters";
import type { Confirm } from "@/lib/purchase/state";
import { LEAVE_WORD_MAX } from "@/lib/purchase/times";
import { LimitedText } from "./limited-text";
import { OptionalField } from "./optional-field";
import type { Send } from "./use-purchase";

interface Props {
  state: Confirm;
  send: Send;
  disabled: boolean;
}

const HEADING = "给卖家留言";

/** The leave word. What the seller requires has a field of its own each; otherwise there is one, and it is free. */
export function LeaveWords(props: Props) {
  const { requiredWords } = props.state.offer;
  const [only, ...others] = requiredWords;
  if (!only) return <FreeWord {...props} />;
  if (others.length === 0) return <Word {...props} word={only} heading={HEADING} required />;
  return (
    <fieldset className="space-y-3">
      <legend className="font-medium text-ink">{HEADING}</legend>
      {requiredWords.map((word) => (
        <Word key={word.id} {...props} word={word} required />
      ))}
    </fieldset>
  );
}

const FREE = 0;

function FreeWord({ state, send, disabled }: Props) {
  const id = useId();
  const text = state.typed.words[FREE] ?? "";
  const count = characterCount(text);
  return (
    <OptionalField title={HEADING} text={text}>
      <LimitedText
        id={id}
        rows={1}
        data-part={`word-${FREE}`}
        value={text}
        max={LEAVE_WORD_MAX}
        readOnly={disabled}
        aria-label={HEADING}
        placeholder="想对卖家说的话"
        aria-describedby={count > 0 ? `${id}-count` : undefined}
        onChange={(text) => send({ type: "typeWord", id: FREE, text })}
      />
      {count > 0 ? (
        <p id={`${id}-count`} className="figures mt-1 text-right text-ink-3 text-xs">
          {count}/{LEAVE_WORD_MAX}
        </p>
      ) : null}
    </OptionalField>
  );
}

interface WordProps extends Props {
  word: { id: number; title: string; tip: string };
  heading?: string;
  required?: boolean;
}

function Word({ state, send, disabled, word, heading, required = false }: WordProps) {
  const id = useId();
  const { problem, typed } = state;
  const text = typed.words[word.id] ?? "";
  const count = characterCount(text);
  const isMissing = typeof problem?.at === "object" && problem.at.word === word.id;
  return (
    <div>
      <div className="mb-1.5 flex items-baseline gap-2">
        {heading ? (
          <label htmlFor={id} className="font-medium text-ink">
            {heading}
          </label>
        ) : null}
        <label htmlFor={id} className={heading ? "text-ink-2" : "font-medium text-ink"}>
          {word.title || HEADING}
        </label>
        {count > 0 ? (
          <span id={`${id}-count`} className="figures ml-auto text-ink-3 text-xs">
            {count}/{LEAVE_WORD_MAX}
          </span>
        ) : required ? (
          <span className="ml-auto text-danger text-xs">必填</span>
        ) : null}
      </div>
      <LimitedText
        id={id}
        rows={1}
        data-part={`word-${word.id}`}
        value={text}
        max={LEAVE_WORD_MAX}
        readOnly={disabled}
        aria-required={required}
        invalid={isMissing}
        placeholder={word.tip}
        aria-describedby={isMissing ? `${id}-problem` : count > 0 ? `${id}-count` : undefined}
        onChange={(text) => send({ type: "typeWord", id: word.id, text })}
      />
      {isMissing ? (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-danger text-xs">
          {problem?.text}
        </p>
      ) : null}
    </div>
  );
}
