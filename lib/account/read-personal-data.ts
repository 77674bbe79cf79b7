import {
  DELETION_BLOCKERS,
  type DeletionBlocker,
} from "@storefront/contract/account/deletion-terms";
import { asList, asObject, asText } from "@/lib/decode/lenient";

/** Longest text of a cell that is shown; the file has all of it. */
const CELL_LENGTH = 2000;

export interface DataSection {
  key: string;
  title: string;
  columns: { key: string; title: string }[];
  /** The texts of a row in the order of the columns. */
  rows: string[][];
}

/** Reads the answer of `user/export`. @returns null without a list of sections */
export function readExport(data: unknown): DataSection[] | null {
  const { sections } = asObject<"sections">(data);
  return Array.isArray(sections) ? asList(sections, readSection) : null;
}

function readSection(section: unknown): DataSection | null {
  const wire = asObject<"key" | "title" | "columns" | "rows">(section);
  const columns = asList(wire.columns, (column) => {
    const { key, title } = asObject<"key" | "title">(column);
    return { key: asText(key, 40), title: asText(title, 40) };
  });
  const rows = asList(wire.rows, (row) => {
    const cells = asObject<string>(row);
    return columns.map(({ key }) => asText(cells[key], CELL_LENGTH));
  });
  return { key: asText(wire.key, 40), title: asText(wire.title, 40), columns, rows };
}

/** Obstacles to closing the account, and the masked number that receives the code. */
export interface DeletionState {
  phone: string;
  blockers: DeletionBlocker[];
}

/** Reads the answer of `user/deletion`. @returns null without a list of blockers */
export function readDeletion(data: unknown): DeletionState | null {
  const { phone, blockers } = asObject<"phone" | "blockers">(data);
  if (!Array.isArray(blockers)) return null;
  const kinds = asList(blockers, (blocker) => {
    const { kind } = asObject<"kind">(blocker);
    return DELETION_BLOCKERS.find((known) => known === kind) ?? "orders";
  });
  return { phone: asText(phone, 20), blockers: kinds };
}

export interface Consent {
  /** Masked phone number; "" for none. */
  phone: string;
  /** "" for none. */
  version: string;
  at: Date | null;
}

/** Reads phone number and accepted agreements from `user/profile`. */
export function readConsent(data: unknown): Consent {
  const wire = asObject<"phone" | "agreed_version" | "agreed_at">(data);
  const at = new Date(asText(wire.agreed_at, 40));
  return {
    phone: asText(wire.phone, 20),
    version: asText(wire.agreed_version, 20),
    at: Number.isNaN(at.getTime()) ? null : at,
  };
}
