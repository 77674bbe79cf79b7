import { useEffect, useState } from "react";
import {
  type BoostField,
  type BoostForm,
  type BoostProblems,
  EMPTY_FORM,
  knownParts,
  problemsOf,
} from "@/lib/boost/form";
import { readFormQuery, readGameQuery, writeFormQuery } from "@/lib/boost/form-query";
import type { BoostGame } from "@/lib/boost/games";
import type { BoostTrees } from "@/lib/boost/rank-trees";

export interface BoostFormState {
  form: BoostForm;
  /** Problems of the fields that the visitor has touched or filled (product §5: on change). */
  shown: BoostProblems;
  valid: boolean;
  /** Whether the form is valid without the second target. */
  validAlone: boolean;
  /** The URL refers to options that the trees do not contain. */
  stale: boolean;
  change: (part: Partial<BoostForm>) => void;
  leave: (field: BoostField) => void;
}

/** State of the form, kept in the URL so that it can be shared and reopened. */
export function useBoostForm(trees: BoostTrees, game: BoostGame): BoostFormState {
  const [form, setForm] = useState(EMPTY_FORM);
  const [touched, setTouched] = useState<ReadonlySet<BoostField>>(new Set());
  const [stale, setStale] = useState(false);

  // The page is cached for all visitors, so the URL is read in the browser, once.
  useEffect(() => {
    const { search } = window.location;
    const requested = readFormQuery(search);
    const named = readGameQuery(search);
    // Ids of ranks mean others in another game: of one that is boosted no longer, nothing is known.
    const known = named === 0 || named === game.id ? knownParts(requested, trees) : EMPTY_FORM;
    setForm(known);
    setStale(JSON.stringify(known) !== JSON.stringify(requested));
  }, [trees, game.id]);

  const problems = problemsOf(form, trees, game.hasInscription);
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
      writeToUrl(next);
    },
    leave: (field) => setTouched(new Set([...touched, field])),
  };
}

/** Shows a field's error even when another field or the URL caused it. */
const isFilled = (form: BoostForm, field: BoostField) =>
  form[field] !== 0 && form[field] !== null && form[field] !== "";

function writeToUrl(form: BoostForm): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(
    window.history.state,
    "",
    pathname + writeFormQuery(search, form) + hash,
  );
}
