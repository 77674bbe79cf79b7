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
    <fieldset
      class="grid grid-cols-[repeat(auto-fill,minmax(300px,1fr))] gap-y-2 gap-x-6"
      aria-describedby={error ? `${field.name}-error` : undefined}
    >
      <legend>{field.label}</legend>
      {field.hint ? <p class="hint col-span-full">{field.hint}</p> : null}
      {error ? (
        <p class="error text-bad col-span-full" id={`${field.name}-error`}>
          {error}
        </p>
      ) : null}
      {field.options.map(({ value, hint }) => (
        <label class="flex gap-2 items-baseline">
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
