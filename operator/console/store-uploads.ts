import {
  type PictureFolder,
  storePicture,
  UnusablePicture,
} from "@storefront/marketplace/pictures/pictures";
import { problemInChinese } from "../catalogue/problem-in-chinese";
import { nameAt } from "../listings/form-field";
import type { FieldErrors } from "../listings/read-listing-form";
import { rowCount } from "../listings/rows-field";
import type { ConsoleContext } from "./console-env";

const FOLDERS = [
  ["pictures", "goods"],
  ["detail_pictures", "detail"],
] as const satisfies readonly (readonly [string, PictureFolder])[];

/**
 * Stores the uploaded pictures of a listing's form and writes their URLs into its fields, so that they survive a
 * rejected form: browsers do not refill file inputs.
 * @returns errors by field
 */
export async function storeUploads(c: ConsoleContext, dataDir: string): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const fields = c.get("fields");
  for (const [field, folder] of FOLDERS) {
    for (const file of c.get("files").getAll(`${field}_files`)) {
      if (typeof file === "string" || file.size === 0) continue;
      try {
        const url = await storePicture(dataDir, Buffer.from(await file.arrayBuffer()), folder);
        const row = rowCount(fields, field);
        fields.set(nameAt("url", { list: field, row }), url);
      } catch (error) {
        if (!(error instanceof UnusablePicture)) throw error;
        errors[field] = `${file.name.slice(0, 100)}：${problemInChinese(error.message)}`;
      }
    }
  }
  return errors;
}
