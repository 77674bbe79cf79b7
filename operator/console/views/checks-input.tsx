import { useContext } from "hono/jsx";
import { boxName, type ChecksField, checkedNames } from "../../listings/rows-field";
import { errorAt } from "../form-fields";
import { FormInput } from "./form-fields";

/** A box for each option, with its condition. */
export function ChecksInput({ field }: { field: ChecksField }) {
  const { typed, problem } = useContext(FormInput);
  const chosen = checkedNames(typed, field);
  const error = errorAt(problem, field.name);
  return (
    <fieldset class="checks" aria-describedby={error ? `${field.name}-error` : undefined}>
      <legend>{field.label}</legend>
      {field.hint ? <p class="hint">{field.hint}</p> : null}
      {error ? (
        <p class="error" id={`${field.name}-error`}>
          {error}
        </p>
      ) : null}
      {field.options.map(({ value, hint }) => (
        <label>
          <input
            type="checkbox"
            name={boxName(field, value)}
            value="on"
            checked={chosen.includes(value)}
          />
          <span>
            {value} <small>{hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
