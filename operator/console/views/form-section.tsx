import { type Child, useContext } from "hono/jsx";
import { MORE_FIELD } from "../form-fields";
import { FormInput } from "./form-fields";
import { Card } from "./parts";

interface Props {
  title: string;
  note?: string | undefined;
  /** Whether it is closed until it is needed. */
  isOptional?: boolean | undefined;
  /** Names of its fields and lists. */
  names: readonly string[];
  /** Number of fields and rows that have a value. */
  filled: number;
  children?: Child;
}

/** A part of a form. An optional one is open after an error in it, and when rows were added to it. */
export function Section({ title, note, isOptional, names, filled, children }: Props) {
  const { typed, problem } = useContext(FormInput);
  if (!isOptional) {
    return (
      <Card title={title} note={note}>
        {children}
      </Card>
    );
  }
  const changed = [...Object.keys(problem?.errors ?? {}), typed.get(MORE_FIELD) ?? ""];
  const isHere = (field: string) =>
    names.some((name) => new RegExp(`^${name}(?:[-_]|$)`).test(field));
  return (
    <details class="card" open={changed.some(isHere)}>
      <summary>
        {title}{" "}
        <span class="note">
          {[filled > 0 ? `已填 ${filled} 项` : "", note].filter(Boolean).join(" · ")}
        </span>
      </summary>
      {children}
    </details>
  );
}
