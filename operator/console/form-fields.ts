/** Hidden fields of the console's forms. */

/** CSRF token, derived from the session (form-token.ts). */
export const TOKEN_FIELD = "form_token";
/** Idempotency key of a rendered form (repeated-forms.ts). */
export const KEY_FIELD = "form_key";
/** Name of a button that shows the form again with more rows in the list of its value. */
export const MORE_FIELD = "more";
/** Marks a restored draft: the form is shown again rather than submitted (form-draft.ts). */
export const RESUME_FIELD = "form_resume";

/** Why a form was rejected. */
export interface FormProblem {
  /** Id of the field below which it is shown; above the page when omitted. */
  field?: string;
  text: string;
  /** Errors by field id, when there are several. */
  errors?: Readonly<Record<string, string>>;
  /** A notice rather than an error: the form is shown again on request. */
  isNotice?: boolean;
}

/** @returns the error to show below a field */
export const errorAt = (problem: FormProblem | undefined, field: string): string | undefined =>
  problem?.field === field ? problem.text : problem?.errors?.[field];

/** @returns the error to show above the page */
export const errorAbove = (problem: FormProblem | undefined): string | undefined =>
  problem?.field === undefined ? problem?.text : undefined;
