import { pictureAt } from "@storefront/contract/pictures/picture-widths";

export const NO_PICTURE = "/phone/assets/no-picture.svg";

/**
 * A picture in a sufficient size (device pixels).
 * @param url as in the API; "" for none
 */
export function Picture(props: {
  url: string;
  width: number;
  alt: string;
  /** Whether it is in the initial viewport. */
  first?: boolean;
}) {
  return (
    <img
      src={props.url === "" ? NO_PICTURE : pictureAt(props.url, props.width)}
      alt={props.alt}
      width={props.width}
      height={props.width}
      loading={props.first ? "eager" : "lazy"}
    />
  );
}
