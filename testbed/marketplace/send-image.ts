import type { Answer } from "@storefront/contract/http/client";
import { toImageRequest } from "@storefront/contract/http/http-request";
import type { ShownImage } from "@storefront/contract/pictures/image";
import { sharp } from "@/marketplace/pictures/testing/sharp";
import type { TestApp } from "./test-app";

/** Creates a JPEG of a single color. */
export const photo = (width = 400, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#a04020" } })
    .jpeg()
    .toBuffer();

/** Uploads a picture like a browser. */
export async function sendImage(
  test: Pick<TestApp, "send">,
  token: string,
  bytes: Uint8Array,
): Promise<Answer<ShownImage>> {
  const file = new File([new Uint8Array(bytes)], "photo.jpg", { type: "image/jpeg" });
  const { target, init } = toImageRequest(file, { token });
  return (await test.send(target, init)) as Answer<ShownImage>;
}
