import * as z from "zod";

/** Every answer of the marketplace: `code` 0 and `data`, or another code and `msg` (product §7, §8). */
export const envelope = <T extends z.ZodType>(data: T) =>
  z.object({ code: z.number().int(), msg: z.string(), data });

/** The answer to a refused call. */
export const refusal = z.object({ code: z.number().int(), msg: z.string(), data: z.null() });

export interface Envelope<T> {
  code: number;
  msg: string;
  data: T;
}
