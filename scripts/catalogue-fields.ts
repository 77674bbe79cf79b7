import { readFileSync, writeFileSync } from "node:fs";
import { withFieldList } from "./catalogue-fields/field-list";

/** `npm run docs:catalogue`: writes the fields of a listing into docs/catalogue.md. */
const file = "docs/catalogue.md";
writeFileSync(file, withFieldList(readFileSync(file, "utf8")));
