import { Flash } from "@storefront/html/parts/flash";
import { createContext, useContext } from "hono/jsx";
import type { FormField } from "../../listings/form-field";
import { errorAbove, errorAt, type FormProblem } from "../form-fields";
import { Choice, Field, Files } from "./parts";

interface Input {
  typed: URLSearchParams;
  problem: FormProblem | undefined;
}

/** What was typed into the fields of a form, and why it was rejected. */
export const FormInput = createContext<Input>({ typed: new URLSearchParams(), problem: undefined });

type FieldProps = Omit<Parameters<typeof Field>[0], "value" | "error">;

/** A field with what was typed into it, and why that was rejected. @param props `initial`: its value before */
export function TypedField({ initial = "", ...props }: FieldProps & { initial?: string }) {
  const { typed, problem } = useContext(FormInput);
  const { name, id = name } = props;
  return <Field {...props} value={typed.get(name) ?? initial} error={errorAt(problem, id)} />;
}

type ChoiceProps = Omit<Parameters<typeof Choice>[0], "value" | "error">;

/** A select with what was chosen in it, and why that was rejected. */
export function TypedChoice({ initial = "", ...props }: ChoiceProps & { initial?: string }) {
  const { typed, problem } = useContext(FormInput);
  const { name } = props;
  return <Choice {...props} value={typed.get(name) ?? initial} error={errorAt(problem, name)} />;
}

/** A control to choose files, and why they were rejected. */
export function TypedFiles(props: Omit<Parameters<typeof Files>[0], "error">) {
  return <Files {...props} error={errorAt(useContext(FormInput).problem, props.name)} />;
}

/** What the last form did, or why it was rejected. @param props `done`: text for a form that was executed */
export function FormOutcome({
  done,
  failed,
}: {
  done?: string | undefined;
  failed?: string | undefined;
}) {
  const { problem } = useContext(FormInput);
  return (
    <>
      <Flash mood="good" text={problem ? undefined : done} />
      <Flash mood="bad" text={errorAbove(problem) ?? failed} />
    </>
  );
}

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
  return (
    <div>
      <Field {...props} rows={4} hint="每行一个地址，按顺序显示；删去一行就去掉一张。" />
      <Files
        name={`${props.name}_files`}
        label={`上传${props.label}`}
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
      />
    </div>
  );
}
