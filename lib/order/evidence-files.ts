import { MAX_IMAGE_BYTES, MAX_IMAGE_MB } from "@storefront/contract/pictures/image-limits";

/** Types that the marketplace reads. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

type ChosenFile = Pick<File, "name" | "size" | "type">;

/** @returns a size in words: "0 字节", "340 KB", "200 MB" */
function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} 字节`;
  const kb = Math.round(bytes / 1024);
  return kb < 1024 ? `${kb} KB` : `${Math.round(kb / 1024)} MB`;
}

/** @returns why a file cannot be evidence; null when it can */
export function fileProblem({ name, size, type }: ChosenFile): string | null {
  const file = `「${name.length > 24 ? `${name.slice(0, 21)}…` : name}」`;
  if (size === 0) return `${file}是空文件（0 字节），没有添加`;
  if (!PICTURE_TYPES.some((each) => each === type)) {
    return `${file}不是 JPG、PNG 或 WebP 图片，没有添加`;
  }
  if (size > MAX_IMAGE_BYTES) {
    return `${file}有 ${sizeText(size)}，每张最多 ${MAX_IMAGE_MB} MB，没有添加`;
  }
  return null;
}

/**
 * Sorts chosen files into those to upload and what to say about the others.
 * @param room how many may still be added
 */
export function sortFiles<F extends ChosenFile>(
  files: readonly F[],
  room: number,
): { accepted: F[]; problems: string[] } {
  const problems = files.map(fileProblem).filter((problem) => problem !== null);
  const valid = files.filter((file) => fileProblem(file) === null);
  const surplus = valid.length - Math.max(0, room);
  if (surplus > 0) problems.push(`图片够了，多出的 ${surplus} 张没有添加`);
  return { accepted: valid.slice(0, Math.max(0, room)), problems };
}
