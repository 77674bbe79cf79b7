import type { CallAnswer } from "./calls";
import type { CallName } from "./paths";

/** Of trees, whose branches have the fields of the tree. */
type Branch = "son";

/** Not those of a map, whose keys may be anything. */
type KnownKey<T> = { [K in keyof T]: string extends K ? never : K }[keyof T] & string;

type FieldsIn<T> = T extends readonly (infer Item)[]
  ? FieldsIn<Item>
  : T extends Record<string, string | number>
    ? KnownKey<T>
    : T extends object
      ? { [K in keyof T & string]: K extends Branch ? K : K | FieldsIn<T[K]> }[keyof T & string]
      : never;

/** Name of a field of any answer, at any depth: readers of answers name no field that the contract does not know. */
export type WireField = FieldsIn<{ [N in CallName]: CallAnswer<N> }[CallName]>;
