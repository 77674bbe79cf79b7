/** @jsxImportSource hono/jsx */
import { createContext, useContext } from "hono/jsx";
import type { FormField } from "../../listings/form-field";
import { errorAt, type FormProblem } from "../form-fields";
import { Choice, Field } from "./parts";

interface Input {
  typed: URLSearchParams;
  problem: FormProblem | undefined;
}

/** What was typed into the fields of a form, and why it was rejected. */
export const FormInput = createContext<Input>({ typed: new URLSearchParams(), problem: undefined });

const INPUTS = {
  text: {},
  number: { inputmode: "numeric", maxlength: 10 },
  amount: { inputmode: "decimal", maxlength: 12 },
} as const;

interface Props {
  fields: readonly FormField[];
  /** Name in the form, which has several fields of one description for specs. */
  nameOf?: (name: string) => string;
}

/** The described fields, each with its typed value and its error. */
export function FormFields({ fields, nameOf = (name) => name }: Props) {
  const { typed, problem } = useContext(FormInput);
  return (
    <>
      {fields.map(({ name: plainName, label, control, hint, maxlength, rows, options = [] }) => {
        const name = nameOf(plainName);
        const value = typed.get(name) ?? "";
        const shared = { name, label, value, error: errorAt(problem, name) };
        if (control === "pictures") return <PictureField {...shared} />;
        if (control === "choice") {
          return <Choice {...shared} options={options} value={value || (options[0]?.[0] ?? "")} />;
        }
        const more = {
          ...(hint && { hint }),
          ...(maxlength && { maxlength }),
          ...(rows && { rows }),
        };
        return <Field {...shared} {...INPUTS[control]} {...more} />;
      })}
    </>
  );
}

function PictureField(props: {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
}) {
  const id = `${props.name}_files`;
  return (
    <div>
      <Field {...props} rows={4} hint="每行一个地址，按顺序显示；删去一行就去掉一张。" />
      <div class="field">
        <label for={id}>{`上传${props.label}`}</label>
        <input
          id={id}
          name={id}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        />
      </div>
    </div>
  );
}
