import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ERRORS } from "@/contract/codes";
import { Refusal } from "./refusal";

/** Refuses a form that is larger than a number of bytes. @throws Refusal tooLarge, in the words given */
export const limitBody = (maxSize: number, msg: string = ERRORS.tooLarge.msg): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal(ERRORS.tooLarge.code, msg);
    },
  });
