import { Cover } from "./cover";
import { GoneBand } from "./gone-band";

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
      <GoneBand text={gone} />
    </span>
  );
}
