import { errorNumberOf } from "./error-number";
import { reportError } from "./report";

/** Wraps a handler so that it can neither throw nor reject. */
export type Guard = <A extends unknown[]>(handler: (...args: A) => unknown) => (...args: A) => void;

/**
 * Creates a guard: what a guarded handler throws, or rejects with, is reported and shown under the same error number.
 * @param show shows a message to the visitor
 */
export function createGuard(show: (text: string) => void): Guard {
  const onThrown = (thrown: unknown) => {
    const number = errorNumberOf(thrown);
    reportError("error", thrown, number);
    show(`操作没有完成，请重试；还是不行，请把错误编号告诉客服：${number}`);
  };
  return (handler) =>
    (...args) => {
      try {
        const result = handler(...args);
        if (result instanceof Promise) result.catch(onThrown);
      } catch (thrown) {
        onThrown(thrown);
      }
    };
}
