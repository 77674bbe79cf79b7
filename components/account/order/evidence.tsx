import { pictureAt } from "@storefront/contract/pictures/picture-widths";

interface Props {
  pictures: readonly string[];
  /** Owner of the pictures: 我, 卖家. */
  by: string;
}

/** Pictures that one side provided; each opens in a new window. */
export function Evidence({ pictures, by }: Props) {
  if (pictures.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {pictures.map((url, index) => (
        <a
          key={url}
          href={pictureAt(url, 1280)}
          target="_blank"
          rel="noopener"
          className="rounded-s"
        >
          <img
            src={pictureAt(url, 320)}
            alt={`${by}提供的图片 ${index + 1}（在新窗口查看）`}
            width={80}
            height={80}
            loading="lazy"
            className="no-words size-20 rounded-s border border-line object-cover"
          />
        </a>
      ))}
    </p>
  );
}
