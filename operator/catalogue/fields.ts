import { yuanToFen } from "@storefront/contract/money";
import * as z from "zod";
import { isEndTime, isTime, readTime } from "./time";

/** Fields that several kinds of rows share. */

export const id = z.int().min(1).max(1_000_000_000);
export const text = (most: number) => z.string().max(most);
export const name = (most: number) => z.string().trim().min(1).max(most);
export const count = z.int().min(0).max(10_000_000);
export const isAddress = (picture: string): boolean => /^(https?:\/\/|\/media\/)/.test(picture);
const isFile = (picture: string): boolean =>
  /^[^/\\:][^\\:]*\.(jpe?g|png|webp|avif|gif)$/i.test(picture) &&
  !picture.split("/").includes("..");
/** The URL of a picture, or a file path relative to the catalog file. */
export const picture = z
  .string()
  .max(500)
  .refine(
    (value) => isAddress(value) || isFile(value),
    "must be an http(s) address, or a picture file beside this one",
  );

/** Yuan in a row, fen in the program. */
export const yuan = z.union([z.string(), z.number()]).transform((value, { issues }) => {
  const fen = yuanToFen(value);
  if (fen !== null && fen >= 0 && fen <= 1_000_000_000) return fen;
  const message = "must be yuan with at most two decimals";
  issues.push({ code: "custom", input: value, message });
  return z.NEVER;
});
export const price = yuan.refine((fen) => fen > 0, "must be more than 0");
export const noMoney = yuan.default(0);

export const titled = z.strictObject({ name: name(100), brief: text(500).default("") });
export const secret = name(500);

export const bounds = { min: count.default(0), max: count.default(0) };
export const hasRightBounds = ({ min, max }: { min: number; max: number }) =>
  max === 0 || max >= min;
export const BOUNDS = { path: ["max"], message: "must be 0 or at least min" };

/** An absolute time, or one relative to the import (time.ts). */
export const time = z
  .string()
  .refine(
    isTime,
    "must be a time such as 2026-03-01T10:00:00Z, or how long ago it was, such as P3DT12H",
  )
  .transform(readTime);

/** An absolute time, or one after the import. */
export const endTime = z
  .string()
  .refine(isEndTime, "must be a time to come such as 2026-03-01T10:00:00Z, or +P3D")
  .transform(readTime);
