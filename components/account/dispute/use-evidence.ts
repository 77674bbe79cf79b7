import { AFTER_SALE_PICTURES } from "@storefront/contract/refunds/after-sale";
import { useState } from "react";
import { type ReviewPicture, readPicture } from "@/lib/account/read-order-review";
import { sendImage } from "@/lib/api/call.client";
import { sortFiles } from "@/lib/order/evidence-files";
import { withLogin } from "@/lib/session/login-gate";

interface Evidence {
  isUploading: boolean;
  problems: readonly string[];
  add: (files: readonly File[]) => Promise<void>;
}

/** Uploads pictures when they are added, one after the other, so that an invalid one is reported early; the others stay. */
export function useEvidence(
  pictures: readonly ReviewPicture[],
  onAdded: (picture: ReviewPicture) => void,
): Evidence {
  const [isUploading, setUploading] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const add = async (files: readonly File[]) => {
    if (files.length === 0 || isUploading) return;
    const sorted = sortFiles(files, AFTER_SALE_PICTURES - pictures.length);
    setProblems(sorted.problems);
    setUploading(true);
    for (const file of sorted.accepted) {
      const problem = await upload(file, onAdded);
      if (problem !== null) setProblems((before) => [...before, problem]);
    }
    setUploading(false);
  };
  return { isUploading, problems, add };
}

/** @returns why it was not uploaded; null when it was */
async function upload(
  file: File,
  onAdded: (picture: ReviewPicture) => void,
): Promise<string | null> {
  const result = await withLogin(() => sendImage("orderRefund", file));
  if (!result.ok) {
    const why = result.kind === "expired" ? "登录后才能上传图片" : result.msg;
    return `「${file.name}」没有上传：${why}`;
  }
  const picture = readPicture(result.data);
  if (picture === null) return `「${file.name}」没有上传成功，请再试一次`;
  onAdded(picture);
  return null;
}
