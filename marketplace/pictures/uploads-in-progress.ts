import { ApiError } from "@storefront/contract/api-error";

/** Uploads of one account in progress: the forms of pages send one picture after the other. */
const PER_OWNER = 4;
const MB = 1024 * 1024;
/** Memory for the bodies of all uploads in progress. */
const BYTES = 192 * MB;
/** The part of it that larger bodies leave free for small ones. */
const RESERVED_BYTES = 32 * MB;
const SMALL_BODY = MB;

/**
 * Counts the uploads in progress, each from its body's first byte until the picture is stored. Uploads beyond the
 * bounds are refused unread: in an unbounded queue, one account's uploads would delay everybody's.
 */
export class UploadsInProgress {
  readonly #owners = new Map<string, number>();
  #bytes = 0;

  /**
   * Runs an upload.
   * @param owner key of the account
   * @param bytes announced length of the body, or the most that is read of it
   * @throws ApiError `uploadsBusy`
   */
  async run<T>(owner: string, bytes: number, upload: () => Promise<T>): Promise<T> {
    const others = this.#owners.get(owner) ?? 0;
    if (others >= PER_OWNER) {
      throw new ApiError("uploadsBusy", {
        msg: `同时最多上传 ${PER_OWNER} 张图片，请等前面的传完再上传`,
      });
    }
    const room = bytes > SMALL_BODY ? BYTES - RESERVED_BYTES : BYTES;
    if (this.#bytes + bytes > room) throw new ApiError("uploadsBusy");
    this.#count(owner, 1, bytes);
    try {
      return await upload();
    } finally {
      this.#count(owner, -1, -bytes);
    }
  }

  #count(owner: string, uploads: number, bytes: number): void {
    const count = (this.#owners.get(owner) ?? 0) + uploads;
    if (count === 0) this.#owners.delete(owner);
    else this.#owners.set(owner, count);
    this.#bytes += bytes;
  }
}
