import { ApiError } from "@storefront/contract/api-error";
import {
  IMAGE_FIELD,
  IMAGE_PATH,
  MAX_IMAGE_BODY_BYTES,
} from "@storefront/contract/pictures/image-limits";
import type { Hono } from "hono";
import type { Deps } from "../deps";
import { answer, refuse } from "../http/answer";
import { authenticate } from "../http/authenticate";
import { readMeta } from "../http/meta";
import { readBody } from "../http/read-body";
import { guard, sendImageRules } from "../limits/limits";
import { ownerKey } from "./image-owner";
import { imageTooLarge, storeImage } from "./store-image";
import { UploadsInProgress } from "./uploads-in-progress";

/** The only call with a multipart body (contract/pictures/image.ts). The login is checked before the body is read. */
export function imageRoutes(app: Hono, deps: Deps): void {
  const uploads = new UploadsInProgress();
  app.post(IMAGE_PATH, async (c) => {
    try {
      const user = await authenticate(c, deps, "needed", readMeta(c, deps.config));
      if (!user) throw new ApiError("loginExpired");
      await guard(deps, sendImageRules(user.userId));
      const { raw } = c.req;
      const bytes = Number(raw.headers.get("Content-Length") ?? MAX_IMAGE_BODY_BYTES);
      if (bytes > MAX_IMAGE_BODY_BYTES) throw imageTooLarge();
      return answer(
        c,
        await uploads.run(ownerKey(user), bytes, async () =>
          storeImage(deps, user, await readImage(raw)),
        ),
      );
    } catch (error) {
      return refuse(c, error, deps.log);
    }
  });
}

/** @throws ApiError tooLarge, brokenBody */
async function readImage(request: Request): Promise<Uint8Array> {
  const body = await readBody(request, MAX_IMAGE_BODY_BYTES, imageTooLarge);
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => null);
  const file = form?.get(IMAGE_FIELD);
  if (!(file instanceof Blob) || file.size === 0) {
    throw new ApiError("brokenBody", { msg: "请选择一张图片" });
  }
  return new Uint8Array(await file.arrayBuffer());
}
