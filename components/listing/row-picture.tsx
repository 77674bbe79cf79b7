import { Cover } from "./cover";

interface Props {
  cover: string;
  /** Text over the picture of a listing that cannot be bought now. */
  gone: string | null;
  eager: boolean;
}

/** The picture of a row: 112 px, greyed out when the listing is gone. */
export function RowPicture({ cover, gone, eager }: Props) {
  return (
    <span className="relative block size-28 overflow-hidden rounded-s small:size-22">
      <Cover
        url={cover}
        size={112}
        eager={eager}
        className={`small:size-22 ${gone === null ? "" : "opacity-55 grayscale"}`}
      />
      {gone === null ? null : (
        <span className="absolute inset-x-0 bottom-0 bg-ink/85 py-0.5 text-center text-white text-xs">
          {gone}
        </span>
      )}
    </span>
  );
}
