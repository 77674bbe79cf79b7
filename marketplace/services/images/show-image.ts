import type { ShownImage } from "@/contract/image";
import { uploadUrl } from "@/pictures/upload-address";
import type { Deps } from "../../deps";

/** A picture for somebody who may see it: its address is the permission. */
export const showImage = (
  { config, clock }: Pick<Deps, "config" | "clock">,
  { id, width, height }: { id: string; width: number; height: number },
): ShownImage => ({
  image_id: id,
  url: uploadUrl(config.internalSecret, id, clock.now()),
  width,
  height,
});
