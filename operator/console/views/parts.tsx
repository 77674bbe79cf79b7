import { fenToYuan } from "@storefront/contract/money";
import type { Mood } from "@storefront/html/parts/flash";
import type { Child } from "hono/jsx";

/** A status in a word or two. */
export function Tag({ mood, children }: { mood: Mood; children?: Child }) {
  return <span class={`tag mood-${mood}`}>{children}</span>;
}

export function Money({ fen }: { fen: number }) {
  return <span class="money">¥{fenToYuan(fen)}</span>;
}

/** An amount as a table's cell. */
export const MoneyCell = ({ fen }: { fen: number }) => (
  <td class="right">
    <Money fen={fen} />
  </td>
);

/** A section of a page with its own heading. */
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
  /** Accessible name of the table. */
  caption: string;
  columns: readonly string[];
  /** Shown instead of an empty table. */
  empty: string;
  rows: readonly Child[];
}

export function Table({ caption, columns, empty, rows }: TableProps) {
  if (rows.length === 0) return <p class="empty">{empty}</p>;
  return (
    // The table may be wider than its frame in a narrow window, so the frame is focusable to scroll it with the
    // keyboard.
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
  /** Whether only screen readers get the label: in a table, whose column says it. */
  isUnseen?: boolean;
  name: string;
  /** Defaults to the name; needed when a page has several fields of one name. */
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

/** A labelled field with hint and error; a textarea when `rows` is set. */
export function Field(props: FieldProps) {
  const { label, isUnseen, name, id = name, value = "", hint, error, rows, type = "text" } = props;
  const shared = { id, name, maxlength: props.maxlength, ...described({ id, hint, error }) };
  return (
    <Labelled {...{ id, label, isUnseen, hint, error }}>
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
    </Labelled>
  );
}

interface ChoiceProps {
  label: string;
  isUnseen?: boolean;
  name: string;
  /** Defaults to the name; needed when a page has several of one name. */
  id?: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  error?: string | undefined;
}

/** A labelled select. */
export function Choice(props: ChoiceProps) {
  const { label, isUnseen, name, id = name, value, options, error } = props;
  return (
    <Labelled {...{ id, label, isUnseen, error }}>
      <select id={id} name={name} {...described({ id, error })}>
        {options.map(([each, text]) => (
          <option value={each} selected={each === value}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

interface FilesProps {
  label: string;
  name: string;
  /** Content types or extensions. */
  accept: string;
  multiple?: boolean;
  hint?: string;
  error?: string | undefined;
}

/** A labelled control to choose files. */
export function Files({ label, name, hint, error, ...input }: FilesProps) {
  return (
    <Labelled {...{ id: name, label, hint, error }}>
      <input
        id={name}
        name={name}
        type="file"
        {...input}
        {...described({ id: name, hint, error })}
      />
    </Labelled>
  );
}

interface Description {
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** @returns the attributes that connect a control with its hint and its error */
const described = ({ id, hint, error }: Description) => ({
  "aria-invalid": error ? ("true" as const) : undefined,
  "aria-describedby":
    [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined,
});

interface LabelledProps extends Description {
  label: string;
  isUnseen?: boolean | undefined;
  children?: Child;
}

function Labelled({ id, label, isUnseen, hint, error, children }: LabelledProps) {
  return (
    <div class={error ? "field wrong" : "field"}>
      <label for={id} class={isUnseen ? "unseen" : undefined}>
        {label}
      </label>
      {children}
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

/** Names and values; empty values are left out. */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: Child])[] }) {
  const nonEmpty = rows.filter(
    ([, value]) => value !== null && value !== undefined && value !== "",
  );
  return (
    <dl class="facts">
      {nonEmpty.map(([label, value]) => (
        <div>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Link to the older rows of a list. */
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
