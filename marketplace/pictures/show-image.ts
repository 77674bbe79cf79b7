import type { ShownImage } from "@storefront/contract/pictures/image";
import type { Deps } from "../deps";
import { publicUploadUrl, uploadUrl } from "./upload-address";

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

/** The same for a picture that everyone may see: its address stays valid for as long as pages are cached. */
export const showPublicImage = (
  { config, clock }: Pick<Deps, "config" | "clock">,
  { id, width, height }: { id: string; width: number; height: number },
): ShownImage => ({
  image_id: id,
  url: publicUploadUrl(config.internalSecret, id, clock.now()),
  width,
  height,
});
