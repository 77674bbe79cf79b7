import type { CallAnswer } from "../calls";
import type { CallName } from "./paths";

/** The field of a tree's children, which have the same fields as the tree. */
type Branch = "son";

/** Excludes the arbitrary keys of a map. */
type KnownKey<T> = { [K in keyof T]: string extends K ? never : K }[keyof T] & string;

type FieldsIn<T> = T extends readonly (infer Item)[]
  ? FieldsIn<Item>
  : T extends Record<string, string | number>
    ? KnownKey<T>
    : T extends object
      ? { [K in keyof T & string]: K extends Branch ? K : K | FieldsIn<T[K]> }[keyof T & string]
      : never;

/** Name of a field of any answer at any depth: decoders can only use names that the contract has. */
export type WireField = FieldsIn<{ [N in CallName]: CallAnswer<N> }[CallName]>;
