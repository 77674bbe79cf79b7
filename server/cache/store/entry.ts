import type { Lifetime } from "./freshness.js";
import type { PreparedPage } from "./prepare-page.js";

interface Stored extends Lifetime {
  tags: readonly string[];
  storedAt: number;
  /** In bytes. */
  size: number;
}

/** A rendered page or file, ready to send. */
export interface PageEntry extends Stored {
  kind: "page";
  key: string;
  page: PreparedPage;
  revalidate: number | false;
  expire: number | undefined;
}

/** An answer of the marketplace, as Next's fetch cache stores it. */
export interface DataEntry extends Stored {
  kind: "data";
  value: DataValue;
}

export interface DataValue {
  kind: "FETCH";
  data: { headers: Record<string, string>; body: string; status?: number; url: string };
  revalidate: number;
}
