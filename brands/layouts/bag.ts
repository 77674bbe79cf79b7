import type { Grade } from "../bag-grades";
import type { Note } from "../landing-parts";
import type { OrderedLayout } from "./views";

/** What a stage's picture shows. */
export type StagePicture = "talk" | "box" | "lamp" | "rail" | "coin" | "door" | "book";

/** Consignment of bags: its stages, grades of condition, shapes and where each ages, the tag. No game goods. */
export interface BagLayout extends OrderedLayout<"stages" | "grades" | "shapes" | "tag" | "creed"> {
  layout: "bag";
  /** The first view's drawing: bags on a rail with their lots, or the bench with the register's lines. */
  drawing: { rail: string } | { register: string; lines: readonly (readonly [string, string])[] };
  stages: { title: string; list: readonly (Note & { picture: StagePicture })[] };
  grades?: { title: string; lead: string; list: readonly Grade[] };
  shapes?: { title: string; lead: string };
  tag?: { title: string; name: string; lines: readonly string[]; notes: readonly Note[] };
  creed?: { title: string; list: readonly Note[] };
}
