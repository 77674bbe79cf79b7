import { yuanToFen } from "@storefront/contract/money";
import { readSecrets } from "../listings/read-secrets";
import type { FormProblem } from "./form-fields";

/** Ten million yuan. */
const MAX_FEN = 1_000_000_000;
const MAX_PIECES = 100_000;

/** Parses the new price, typed twice, and the price that was shown. */
export function readPrice(
  fields: URLSearchParams,
  stockId: number,
): { seenFen: number; fen: number } | FormProblem {
  const fen = yuanToFen(fields.get("price"));
  const wrong = (name: string, text: string) => ({ field: `${name}-${stockId}`, text });
  if (fen === null) return wrong("price", "请输入金额，单位元，最多两位小数");
  if (fen <= 0 || fen > MAX_FEN) return wrong("price", "价格要大于 0，不超过 10000000 元");
  if (yuanToFen(fields.get("again")) !== fen) return wrong("again", "两次输入的价格不一致");
  return { fen, seenFen: Number(fields.get("seen_fen")) };
}

/** Parses the number of pieces to add or, when negative, to remove. */
export function readPieces(
  fields: URLSearchParams,
  stockId: number,
): { pieces: number } | FormProblem {
  const text = (fields.get("pieces") ?? "").trim();
  const pieces = /^[+-]?\d{1,6}$/.test(text) ? Number(text) : 0;
  if (pieces !== 0 && Math.abs(pieces) <= MAX_PIECES) return { pieces };
  return {
    field: `pieces-${stockId}`,
    text: `请输入增减的件数，例如 5 或 -3，最多 ${MAX_PIECES}`,
  };
}

export function readSecretLines(
  fields: URLSearchParams,
  stockId: number,
): { secrets: string[] } | FormProblem {
  const read = readSecrets(fields.get("secrets") ?? "");
  return "secrets" in read ? read : { field: `secrets-${stockId}`, text: read.problem };
}
