import type { ShownImage } from "@storefront/contract/image";
import type { Deps } from "../../deps";
import { uploadUrl } from "../../pictures/upload-address";

/** Returns a picture with its signed URL, which grants access; the caller must check permission. */
export const showImage = (
  { config, clock }: Pick<Deps, "config" | "clock">,
  { id, width, height }: { id: string; width: number; height: number },
): ShownImage => ({
  image_id: id,
  url: uploadUrl(config.internalSecret, id, clock.now()),
  width,
  height,
});
