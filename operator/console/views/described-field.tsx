import { useContext } from "hono/jsx";
import { type FormField, nameAt, type Place } from "../../listings/form-field";
import { errorAt } from "../form-fields";
import { FormInput } from "./form-fields";
import { Choice, Field } from "./parts";

const INPUTS = {
  text: {},
  picture: { maxlength: 500 },
  number: { inputmode: "numeric", maxlength: 10 },
  amount: { inputmode: "decimal", maxlength: 12 },
} as const;

interface DescribedProps {
  field: FormField;
  /** Where it stands in a list; its label is then the row's. */
  place?: Place | undefined;
  /** Label for screen readers only. */
  unseenLabel?: string;
}

/** A described field with its typed value and its error. */
export function DescribedField({ field, place, unseenLabel }: DescribedProps) {
  const { typed, problem } = useContext(FormInput);
  const { control, hint, maxlength, rows, options = [] } = field;
  const name = nameAt(field.name, place);
  const value = typed.get(name) ?? "";
  const shared = {
    name,
    label: unseenLabel ?? field.label,
    isUnseen: unseenLabel !== undefined,
    error: errorAt(problem, name),
  };
  if (control === "choice") {
    return <Choice {...shared} options={options} value={value || (options[0]?.[0] ?? "")} />;
  }
  const more = { ...(hint && { hint }), ...(maxlength && { maxlength }), ...(rows && { rows }) };
  return <Field {...shared} value={value} {...INPUTS[control]} {...more} />;
}
