import { Flash } from "@storefront/html/parts/flash";
import { createContext, useContext } from "hono/jsx";
import { errorAbove, errorAt, type FormProblem } from "../form-fields";
import { Choice, Field, Files } from "./parts";

interface Input {
  typed: URLSearchParams;
  problem: FormProblem | undefined;
}

/** What was typed into the fields of a form, and why it was rejected. */
export const FormInput = createContext<Input>({ typed: new URLSearchParams(), problem: undefined });

type FieldProps = Omit<Parameters<typeof Field>[0], "value" | "error">;

/** A field with its input and the reason of a rejection. @param props `initial`: its value before */
export function TypedField({ initial = "", ...props }: FieldProps & { initial?: string }) {
  const { typed, problem } = useContext(FormInput);
  const { name, id = name } = props;
  return <Field {...props} value={typed.get(name) ?? initial} error={errorAt(problem, id)} />;
}

type ChoiceProps = Omit<Parameters<typeof Choice>[0], "value" | "error">;

/** A select with its choice and the reason of a rejection. */
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
