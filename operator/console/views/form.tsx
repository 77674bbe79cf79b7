import { type Child, createContext, useContext } from "hono/jsx";
import { newToken } from "../../access/sessions";
import { KEY_FIELD, TOKEN_FIELD } from "../form-fields";

/** CSRF token of the visit's forms (form-token.ts). */
export const FormToken = createContext("");

interface Props {
  action: string;
  class?: string;
  /** Required for file uploads. */
  enctype?: "multipart/form-data";
  children?: Child;
}

/** A form with the CSRF token and an idempotency key of its own, so that it is executed once when sent twice. */
export function Form({ children, ...form }: Props) {
  return (
    <form method="post" {...form}>
      <Hidden name={TOKEN_FIELD} value={useContext(FormToken)} />
      <Hidden name={KEY_FIELD} value={newToken()} />
      {children}
    </form>
  );
}

export const Hidden = ({ name, value }: { name: string; value: string }) => (
  <input type="hidden" name={name} value={value} />
);

/** Sends the form: its main action, or one that cannot be undone. */
export const Submit = ({ look, children }: { look: "primary" | "danger"; children: Child }) => (
  <button type="submit" class={look}>
    {children}
  </button>
);
