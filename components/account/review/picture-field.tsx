"use client";

import { REVIEW_PICTURES } from "@storefront/contract/listing/review-terms";
import { MAX_IMAGE_MB } from "@storefront/contract/pictures/image-limits";
import { pictureAt } from "@storefront/contract/pictures/picture-widths";
import type { ChangeEvent } from "react";
import { Button } from "@/components/ui/button";
import { guardHandler } from "@/components/ui/guard-handler";
import { type ReviewPicture, readPicture } from "@/lib/account/read-order-review";
import { sendImage } from "@/lib/api/call.client";
import { withLogin } from "@/lib/session/login-gate";

interface Props {
  pictures: readonly ReviewPicture[];
  isBusy: boolean;
  onChange: (pictures: ReviewPicture[]) => void;
  onUploading: (isUploading: boolean) => void;
  onProblem: (problem: string | null) => void;
}

/** Up to three pictures, each uploaded when it is chosen, so that an invalid one is reported early. */
export function PictureField({ pictures, isBusy, onChange, onUploading, onProblem }: Props) {
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Reset, so that choosing the same file again fires a change event.
    event.target.value = "";
    if (!file || isBusy) return;
    onUploading(true);
    onProblem(null);
    const result = await withLogin(() => sendImage("writeReview", file));
    onUploading(false);
    if (!result.ok) {
      return onProblem(result.kind === "expired" ? "登录后才能上传图片" : result.msg);
    }
    const picture = readPicture(result.data);
    if (picture === null) return onProblem("图片没有上传成功");
    onChange([...pictures, picture]);
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      {pictures.map((picture, index) => (
        <figure key={picture.id} className="space-y-1 text-center">
          <img
            src={pictureAt(picture.url, 320)}
            alt={`图片 ${index + 1}`}
            className="size-20 rounded-s border border-line object-cover"
          />
          <Button
            size="small"
            aria-label={`移除图片 ${index + 1}`}
            onClick={() => onChange(pictures.filter(({ id }) => id !== picture.id))}
          >
            移除
          </Button>
        </figure>
      ))}
      {pictures.length >= REVIEW_PICTURES ? null : (
        <label className="relative grid size-20 cursor-pointer place-content-center rounded-s border border-line-strong border-dashed text-center text-ink-2 text-xs focus-within:outline-2 focus-within:outline-primary-strong hover:border-primary hover:text-primary-strong">
          {isBusy ? "请稍候…" : "添加图片"}
          <span aria-hidden="true">
            {pictures.length}/{REVIEW_PICTURES}
          </span>
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-description={`JPG、PNG 或 WebP，每张最多 ${MAX_IMAGE_MB} MB`}
            onChange={guardHandler(choose)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
      )}
    </div>
  );
}
