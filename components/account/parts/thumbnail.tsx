import { pictureAt } from "@storefront/contract/picture-widths";
import { safePicture } from "@/lib/goods/picture";

/** Thumbnail of a row; an empty square when there is no picture. */
export function Thumbnail({ picture }: { picture: string }) {
  const address = safePicture(picture);
  return (
    <span className="block size-16 shrink-0 overflow-hidden rounded-s border border-line bg-ground">
      {address ? (
        <img
          src={pictureAt(address, 160)}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          className="size-full object-cover"
        />
      ) : null}
    </span>
  );
}
