import type { Answer } from "@/contract/client";
import type { ShownImage } from "@/contract/image";
import { IMAGE_FIELD, IMAGE_PATH } from "@/contract/image-limits";
import { sharp } from "@/pictures/testing/sharp";
import type { TestApp } from "./test-app";

/** @returns a picture of one colour as a JPEG */
export const photo = (width = 400, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#a04020" } })
    .jpeg()
    .toBuffer();

/** Sends a picture as a browser does. */
export async function sendImage(
  test: Pick<TestApp, "send">,
  token: string,
  bytes: Uint8Array,
): Promise<Answer<ShownImage>> {
  const form = new FormData();
  form.set(IMAGE_FIELD, new File([new Uint8Array(bytes)], "photo.jpg", { type: "image/jpeg" }));
  const init = { method: "POST", body: form, headers: { Authorization: token } };
  return (await test.send(IMAGE_PATH, init)) as Answer<ShownImage>;
}
