/** @jsxImportSource hono/jsx */
import { errorAt, type FormProblem } from "../form-fields";
import { Field } from "./parts";

/** Builders of a form's fields, each with its typed value and its error. */
export type FieldBuilders = ReturnType<typeof fieldBuilders>;

/**
 * @param typed values of the form's fields
 * @returns `field` and `choice`, properties of a Field and a Choice; `amount` and `number`, fields for yuan and whole
 * numbers
 */
export function fieldBuilders(typed: URLSearchParams, problem: FormProblem | undefined) {
  const value = (name: string) => typed.get(name) ?? "";
  const field = (name: string, label: string) => ({
    name,
    label,
    value: value(name),
    error: errorAt(problem, name),
  });
  return {
    field,
    choice: (name: string, label: string, options: readonly (readonly [string, string])[]) => ({
      name,
      label,
      options,
      value: value(name) || (options[0]?.[0] ?? ""),
      error: errorAt(problem, name),
    }),
    amount: (name: string, label: string) => (
      <Field {...field(name, label)} inputmode="decimal" maxlength={12} />
    ),
    number: (name: string, label: string, hint?: string) => (
      <Field
        {...field(name, label)}
        inputmode="numeric"
        maxlength={10}
        {...(hint ? { hint } : {})}
      />
    ),
  };
}
