import * as z from "zod";
import { yuanToFen } from "../money";
import { characterCount } from "./characters";
import { withoutDirectionMarks } from "./direction-marks";
import { parseJson } from "./parse-json";
import { PHONE_NUMBER } from "./phone-number";
import { isWellFormed } from "./well-formed";

/** Field schemas used by several calls. Query values arrive as text, so whole numbers accept digits in a string. */

const MAX_ID = 2_147_483_647;

const digits = (max: number) =>
  z.union([z.number(), z.string().regex(/^\d{1,10}$/, "必须是整数")]).transform((value, ctx) => {
    const number = Number(value);
    if (Number.isInteger(number) && number >= 0 && number <= max) return number;
    ctx.addIssue({ code: "custom", message: `必须是 0 到 ${max} 之间的整数` });
    return z.NEVER;
  });

/** A whole number from 0 to `max`, as a number or as digits in a string. */
export const integerField = (max: number = MAX_ID) => digits(max);

/** A row's id: 1 to 2^31-1. */
export const id = digits(MAX_ID).refine((value) => value > 0, "必须是正整数");

/** An id, or 0 for "none" (goods_spec_id, envelope_id). */
export const idOrNone = digits(MAX_ID);

export const orderNum = z.string().regex(/^\d{8,32}$/, "订单号不正确");

/** Yuan with two decimals, "128.00". */
export const money = z.string().regex(/^-?\d{1,9}\.\d{2}$/, "必须是两位小数的金额");

/** Yuan in any form that a caller may send: "128", "128.5", 128. */
export const looseMoney = z
  .union([z.string(), z.number()])
  .refine((value) => yuanToFen(value) !== null, "必须是金额");

export const flag = z.union([z.literal(0), z.literal(1)]);

export const phoneNumber = z.string().regex(PHONE_NUMBER, "请输入正确的手机号");

/** A code sent by SMS. */
export const verifyCode = z.string().regex(/^\d{6}$/, "请输入 6 位验证码");

/** Text of at most `max` grapheme clusters without marks of direction; control characters other than tab and line breaks are refused. */
export const text = (max: number) =>
  z
    .string()
    .overwrite(withoutDirectionMarks)
    .refine((value) => value.length <= max * 16 && characterCount(value) <= max, `最多 ${max} 个字`)
    .refine((value) => !/[^\P{Cc}\t\n\r]/u.test(value), "含有不支持的字符")
    .refine((value) => isWellFormed(value), "含有不支持的字符");

/** JSON text of a value that a schema accepts. */
export const jsonText = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .max(2000)
    .transform((value) => parseJson(value))
    .pipe(schema);
