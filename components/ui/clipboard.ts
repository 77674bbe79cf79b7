/** Product §5. */
export const COPY_FAILED = "该浏览器不支持自动复制，请手动选择复制。";

/** @returns false when the browser denies access or has no clipboard */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
