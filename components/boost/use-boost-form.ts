import { useEffect, useState } from "react";
import type { BoostTrees } from "@/lib/boost/choices";
import {
  type BoostField,
  type BoostForm,
  type BoostProblems,
  EMPTY_FORM,
  knownParts,
  problemsOf,
} from "@/lib/boost/form";
import { readFormQuery, writeFormQuery } from "@/lib/boost/form-query";

export interface BoostFormState {
  form: BoostForm;
  /** Problems of fields that the visitor has been at (product §5: on change). */
  shown: BoostProblems;
  valid: boolean;
  /** The same without the second target. */
  validAlone: boolean;
  /** Something in the address could not be found in the trees. */
  stale: boolean;
  change: (part: Partial<BoostForm>) => void;
  leave: (field: BoostField) => void;
}

/** The form as it stands, kept in the page's address so that it can be shared and reopened. */
export function useBoostForm(trees: BoostTrees): BoostFormState {
  const [form, setForm] = useState(EMPTY_FORM);
  const [touched, setTouched] = useState<ReadonlySet<BoostField>>(new Set());
  const [stale, setStale] = useState(false);

  // The page is the same for everybody: what the address says is read here, once.
  useEffect(() => {
    const asked = readFormQuery(window.location.search);
    const known = knownParts(asked, trees);
    setForm(known);
    setStale(JSON.stringify(known) !== JSON.stringify(asked));
  }, [trees]);

  const problems = problemsOf(form, trees);
  const shown = Object.fromEntries(
    Object.entries(problems).filter(
      ([field]) => touched.has(field as BoostField) || isFilled(form, field as BoostField),
    ),
  );
  return {
    form,
    shown,
    valid: Object.keys(problems).length === 0,
    validAlone: Object.keys(problems).every((field) => field === "other"),
    stale,
    change(part) {
      const next = { ...form, ...part };
      setForm(next);
      setStale(false);
      setTouched(new Set([...touched, ...(Object.keys(part) as BoostField[])]));
      keepInAddress(next);
    },
    leave: (field) => setTouched(new Set([...touched, field])),
  };
}

/** Shows a field's error even when another field or the URL caused it. */
const isFilled = (form: BoostForm, field: BoostField) =>
  form[field] !== 0 && form[field] !== null && form[field] !== "";

function keepInAddress(form: BoostForm): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(
    window.history.state,
    "",
    pathname + writeFormQuery(search, form) + hash,
  );
}
