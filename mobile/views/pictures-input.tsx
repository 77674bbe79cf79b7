import { MAX_IMAGE_MB } from "@storefront/contract/pictures/image-limits";
import { PICTURES_FIELD } from "../picture-form";

/** The field of several pictures, with their limits. */
export const PicturesInput = ({ label, most }: { label: string; most: number }) => (
  <label class="remark">
    {label}
    <small>
      最多 {most} 张，JPG、PNG 或 WebP，每张最多 {MAX_IMAGE_MB} MB
    </small>
    <input
      type="file"
      name={PICTURES_FIELD}
      accept="image/jpeg,image/png,image/webp"
      multiple
      data-most-mb={String(MAX_IMAGE_MB)}
    />
  </label>
);
