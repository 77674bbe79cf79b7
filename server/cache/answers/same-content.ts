import type { DataEntry } from "@/server/cache/store/entry";

/** A signed address of an upload is another one every few hours, and still shows the same picture. */
const ADDRESS_WITH_QUERY = /"([^"?\\]*)\?[^"\\]*/g;

/** Whether two answers show the same. */
export const isSameContent = (one: DataEntry, other: DataEntry): boolean =>
  one.value.data.body === other.value.data.body || unsigned(one) === unsigned(other);

const unsigned = ({ value }: DataEntry): string =>
  Buffer.from(value.data.body, "base64")
    .toString()
    .replaceAll(ADDRESS_WITH_QUERY, (text, path: string) =>
      path.includes("/media/") ? `"${path}` : text,
    );
