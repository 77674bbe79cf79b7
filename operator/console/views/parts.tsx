/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { fenToYuan } from "@/contract/money";

export type Mood = "good" | "wait" | "bad" | "quiet";

/** A state in a word or two. */
export function Tag({ mood, children }: { mood: Mood; children?: Child }) {
  return <span class={`tag ${mood}`}>{children}</span>;
}

export function Money({ fen }: { fen: number }) {
  return <span class="money">¥{fenToYuan(fen)}</span>;
}

/** What the last act has led to, above the page. */
export function Flash({ mood, text }: { mood: "good" | "bad"; text: string | undefined }) {
  if (!text) return null;
  return (
    <p class={`flash ${mood}`} role={mood === "bad" ? "alert" : "status"}>
      {text}
    </p>
  );
}

/** A part of a page under its own heading. */
export function Card(props: { title: string; id?: string; note?: Child; children?: Child }) {
  return (
    <section class="card" id={props.id}>
      <div class="card-head">
        <h2>{props.title}</h2>
        {props.note ? <span class="note">{props.note}</span> : null}
      </div>
      {props.children}
    </section>
  );
}

interface TableProps {
  /** What the table lists, for who cannot see its heading. */
  caption: string;
  columns: readonly string[];
  /** In place of a table without rows. */
  empty: string;
  rows: readonly Child[];
}

export function Table({ caption, columns, empty, rows }: TableProps) {
  if (rows.length === 0) return <p class="empty">{empty}</p>;
  return (
    // Wider than its frame where a window is narrow: the keyboard scrolls it, too.
    <section class="scroll" aria-label={caption} tabindex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col">{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </table>
    </section>
  );
}

interface FieldProps {
  label: string;
  name: string;
  /** The name unless given: a page may have several fields of one name. */
  id?: string;
  value?: string;
  hint?: string;
  error?: string | undefined;
  type?: "text" | "password" | "search";
  inputmode?: "numeric" | "decimal";
  autocomplete?: string;
  maxlength?: number;
  rows?: number;
}

/** A labelled field with its hint, and what was wrong with it. With `rows` it has several lines. */
export function Field(props: FieldProps) {
  const { label, name, id = name, value = "", hint, error, rows, type = "text" } = props;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const shared = {
    id,
    name,
    maxlength: props.maxlength,
    "aria-invalid": error ? ("true" as const) : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <div class={error ? "field wrong" : "field"}>
      <label for={id}>{label}</label>
      {rows ? (
        <textarea {...shared} rows={rows}>
          {value}
        </textarea>
      ) : (
        <input
          {...shared}
          type={type}
          value={value}
          inputmode={props.inputmode}
          autocomplete={props.autocomplete ?? "off"}
        />
      )}
      {hint ? (
        <p id={`${id}-hint`} class="hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} class="error" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  error?: string | undefined;
}

/** A labelled choice of one. */
export function Choice({ label, name, value, options, error }: ChoiceProps) {
  return (
    <div class={error ? "field wrong" : "field"}>
      <label for={name}>{label}</label>
      <select
        id={name}
        name={name}
        aria-invalid={error ? "true" : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      >
        {options.map(([each, text]) => (
          <option value={each} selected={each === value}>
            {text}
          </option>
        ))}
      </select>
      {error ? (
        <p id={`${name}-error`} class="error" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** Names and values. Those without a value are left out. */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: Child])[] }) {
  const given = rows.filter(([, value]) => value !== null && value !== undefined && value !== "");
  return (
    <dl class="facts">
      {given.map(([label, value]) => (
        <div>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The way to the older rows of a list. */
export function Older({ href, label = "更早的" }: { href: string | null; label?: string }) {
  if (href === null) return null;
  return (
    <p class="older">
      <a class="button" href={href}>
        {label}
      </a>
    </p>
  );
}
