/** Hidden fields that forms of the console carry beside their own. */

/** Follows from the session: form-token.ts. */
export const TOKEN_FIELD = "form_token";
/** Of one form of one page, so that it is done once: repeated-forms.ts. */
export const KEY_FIELD = "form_key";
/** Of a form that outlived its session: it is shown again, and not done (form-draft.ts). */
export const RESUME_FIELD = "form_resume";

/** What a form could not be taken for. */
export interface FormProblem {
  /** The id of the field that it stands under; above the page without one. */
  field?: string;
  text: string;
  /** What is wrong with each field, by its id, when there are several. */
  errors?: Readonly<Record<string, string>>;
  /** Nothing was wrong: the form is shown once more because it was requested. */
  isNotice?: boolean;
}

/** @returns what stands under a field */
export const errorAt = (problem: FormProblem | undefined, field: string): string | undefined =>
  problem?.field === field ? problem.text : problem?.errors?.[field];

/** @returns what stands above the page */
export const errorAbove = (problem: FormProblem | undefined): string | undefined =>
  problem?.field === undefined ? problem?.text : undefined;
