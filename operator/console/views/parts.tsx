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

interface CardProps {
  title: string;
  id?: string | undefined;
  note?: Child;
  details?: Rows;
  children?: Child;
}

/** A section of a page with its own heading; its details stand first. */
export function Card(props: CardProps) {
  return (
    <section class="card" id={props.id}>
      <div class="card-head">
        <h2>{props.title}</h2>
        {props.note ? <span class="note">{props.note}</span> : null}
      </div>
      {props.details ? <Details rows={props.details} /> : null}
      {props.children}
    </section>
  );
}

interface FieldProps {
  label: string;
  /** Whether only screen readers get the label: in a table, the column's head shows it. */
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

/** A labeled field with hint and error; a textarea when `rows` is set. */
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

/** A labeled select. */
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

/** A labeled control to choose files. */
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
    <div class={error ? "field stack-4 wrong" : "field stack-4"}>
      <label for={id} class={isUnseen ? "sr-only" : undefined}>
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

/** Labels and values. */
export type Rows = readonly (readonly [label: string, value: Child])[];

/** Names and values; empty values are left out. */
export function Details({ rows }: { rows: Rows }) {
  const nonEmpty = rows.filter(
    ([, value]) => value !== null && value !== undefined && value !== "",
  );
  return (
    <dl class="details stack-8">
      {nonEmpty.map(([label, value]) => (
        <div>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
