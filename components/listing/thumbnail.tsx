import { safePicture } from "@storefront/contract/pictures/picture-address";
import { pictureAt } from "@storefront/contract/pictures/picture-widths";
import { NoPicture } from "./no-picture";

interface Props {
  picture: string;
  /** In pixels; `className` has the same size. */
  size?: number;
  className?: string;
  loading?: "lazy";
}

/** Thumbnail of a row; a drawing when there is no picture. */
export function Thumbnail(props: Props) {
  const { picture, size = 64, className = "size-16 rounded-s", loading } = props;
  const address = safePicture(picture);
  return (
    <span
      aria-hidden="true"
      className={`block shrink-0 overflow-hidden border border-line bg-ground ${className}`}
    >
      {address ? (
        <img
          src={pictureAt(address, 160)}
          alt=""
          width={size}
          height={size}
          loading={loading}
          className="no-words size-full object-cover"
        />
      ) : (
        <NoPicture size={size} className="size-full" />
      )}
    </span>
  );
}
