"use client";

import { MAX_IMAGE_MB } from "@storefront/contract/pictures/image-limits";
import { pictureAt } from "@storefront/contract/pictures/picture-widths";
import { AFTER_SALE_PICTURES } from "@storefront/contract/refunds/after-sale";
import { type ChangeEvent, type DragEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { guardHandler } from "@/components/ui/guard-handler";
import type { ReviewPicture } from "@/lib/account/read-order-review";
import { PICTURE_TYPES } from "@/lib/order/evidence-files";

interface Props {
  pictures: readonly ReviewPicture[];
  isUploading: boolean;
  /** Why files were not added. */
  problems: readonly string[];
  onFiles: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
}

/** Pictures as evidence: chosen, dragged here, or pasted anywhere in the form (`filesOf`). */
export function EvidenceField({ pictures, isUploading, problems, onFiles, onRemove }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Reset, so that choosing the same file again fires a change event.
    target.value = "";
    onFiles(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles(filesOf(event.dataTransfer));
  };
  const hasRoom = pictures.length < AFTER_SALE_PICTURES;
  return (
    <div>
      <p id={id} className="mb-2 font-medium text-ink text-sm">
        图片凭证 <span className="font-normal text-ink-2 text-xs">可选</span>
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a further way beside the file input */}
      <div
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={guardHandler(drop)}
        className="flex flex-wrap items-start gap-3 rounded-m border border-line-strong border-dashed p-3 data-over:border-primary data-over:bg-tint"
      >
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
              onClick={() => onRemove(picture.id)}
            >
              移除
            </Button>
          </figure>
        ))}
        {hasRoom ? (
          <label className="relative grid size-20 cursor-pointer place-content-center rounded-s bg-ground text-center text-ink-2 text-xs focus-within:outline-2 focus-within:outline-primary-strong hover:text-primary-strong">
            {isUploading ? "正在上传…" : "选择图片"}
            <span aria-hidden="true">
              {pictures.length}/{AFTER_SALE_PICTURES}
            </span>
            <input
              type="file"
              multiple
              accept={PICTURE_TYPES.join()}
              aria-describedby={id}
              onChange={guardHandler(choose)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </label>
        ) : null}
        <p className="min-w-32 flex-1 self-center text-ink-2 text-xs">
          {hasRoom
            ? `拖到这里，或按 Ctrl+V 粘贴截图。最多 ${AFTER_SALE_PICTURES} 张，JPG、PNG 或 WebP，每张最多 ${MAX_IMAGE_MB} MB。`
            : "图片已经够了，移除一张可以换别的。"}
        </p>
      </div>
      <div role="alert" className="mt-2 text-danger text-sm empty:hidden">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </div>
  );
}

/** @returns the files of a drag or of the clipboard; a copied text has none */
export const filesOf = (transfer: DataTransfer | null): File[] => [...(transfer?.files ?? [])];
