/** @jsxImportSource hono/jsx */
import { type Child, createContext, useContext } from "hono/jsx";
import { newToken } from "../../access/sessions";
import { KEY_FIELD, TOKEN_FIELD } from "../form-fields";

/** What the forms of a visit carry (form-token.ts). */
export const FormToken = createContext("");

interface Props {
  action: string;
  class?: string;
  /** With files, a form is sent in parts. */
  enctype?: "multipart/form-data";
  children?: Child;
}

/** A form of this visit. It has a key of its own, so that it is done once, however often it is sent. */
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
