import { fileURLToPath } from "node:url";

/** The list of queries of the sample catalog and what buyers expect of them. */
export const QUERIES = fileURLToPath(new URL("./queries.jsonl", import.meta.url));
