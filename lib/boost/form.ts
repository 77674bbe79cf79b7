import { INSCRIPTION_MAX, inscriptionLevel } from "@storefront/contract/boosts/boost-terms";
import { chosenPath } from "@/lib/ui/cascade";
import { type BoostTrees, leavesOf } from "./rank-trees";

/** Values of the boost form (product §3 Boost form). Ids of leaves; 0: nothing chosen. */
export interface BoostForm {
  start: number;
  target: number;
  /** A second target to compare; null: no comparison. */
  other: number | null;
  inscription: string;
  partition: number;
}

export type BoostField = keyof BoostForm;
export type BoostProblems = Partial<Record<BoostField, string>>;

export const EMPTY_FORM: BoostForm = {
  start: 0,
  target: 0,
  other: null,
  inscription: "",
  partition: 0,
};

/** One boost to be priced, with every part chosen. */
export interface BoostRequest {
  /** The game's id. */
  game: number;
  start: number;
  target: number;
  inscription: number;
  partition: number;
}

/**
 * Validates a form (product §5).
 * @param hasInscription whether the game's prices depend on it
 * @returns a message per invalid field; empty when the form may be sent
 */
export function problemsOf(
  form: BoostForm,
  trees: BoostTrees,
  hasInscription = true,
): BoostProblems {
  const problems: BoostProblems = {};
  const places = new Map(leavesOf(trees.starts).map(({ id }, place) => [id, place]));
  const isAbove = (target: number) =>
    (places.get(target) ?? Number.POSITIVE_INFINITY) > (places.get(form.start) ?? -1);

  if (chosenPath(trees.starts, form.start).length === 0) problems.start = "请选择初始段位";
  if (chosenPath(trees.targets, form.target).length === 0) problems.target = "请选择目标段位";
  else if (!isAbove(form.target)) problems.target = "目标段位必须高于初始段位";
  if (form.other !== null) {
    if (chosenPath(trees.targets, form.other).length === 0) problems.other = "请选择要对比的段位";
    else if (!isAbove(form.other)) problems.other = "目标段位必须高于初始段位";
    else if (form.other === form.target) problems.other = "请选择与目标不同的段位";
  }
  if (hasInscription && form.inscription === "") problems.inscription = "请填写铭文等级";
  else if (hasInscription && inscriptionLevel(form.inscription) === null) {
    problems.inscription = `铭文等级是 0 到 ${INSCRIPTION_MAX} 的整数`;
  }
  if (chosenPath(trees.partitions, form.partition).length === 0) {
    problems.partition = "请选择游戏大区";
  }
  return problems;
}

/** @returns the boosts that a valid form prices: one, or two to compare */
export function boostRequestsOf(form: BoostForm, game: number): BoostRequest[] {
  const { start, partition } = form;
  const inscription = inscriptionLevel(form.inscription) ?? 0;
  return [form.target, ...(form.other === null ? [] : [form.other])].map((target) => ({
    game,
    start,
    target,
    inscription,
    partition,
  }));
}

/** @returns the form without ids that the trees lack: shared links outlive a season's ranks */
export function knownParts(form: BoostForm, trees: BoostTrees): BoostForm {
  const known = (tree: BoostTrees["starts"], id: number) =>
    chosenPath(tree, id).length > 0 ? id : 0;
  return {
    ...form,
    start: known(trees.starts, form.start),
    target: known(trees.targets, form.target),
    other: form.other === null ? null : known(trees.targets, form.other),
    partition: known(trees.partitions, form.partition),
  };
}
