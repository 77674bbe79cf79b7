/** The door of pictures: what other modules and programs may use of it. */

/** Attaches pictures to a record that the caller writes in the same transaction: all or none, each only once. */
export { attachImages } from "./attach-images";
/** The uploader of a picture. */
export type { ImageOwner } from "./image-owner";
export {
  /** Store for imports without a data folder, where pictures must be URLs. */
  NO_PICTURES,
  type PictureStore,
  pictureStore,
  /** Stores the content of a picture file in every size, unless it is stored already. */
  storePicture,
} from "./picture-store";
/** Resizes a picture to every size that pages request. */
export { resizePicture } from "./resize-picture";
export {
  /** Returns a picture with its signed URL, which grants access; the caller must check permission. */
  showImage,
  /** The same for a picture that everyone may see: its address stays valid for as long as pages are cached. */
  showPublicImage,
} from "./show-image";
export {
  type ImageDeps,
  /** Stores an uploaded picture until it is attached (`attachImages`). */
  storeImage,
} from "./store-image";
/** Folders of the pictures that the marketplace stores (docs/catalogue.md, "Pictures"), below `pictures` in the data folder, each picture in every width that pages request. */
export type { PictureFolder } from "./stored-picture";
/** Deletes pictures that were not attached within a day. */
export { sweepImages } from "./sweep-images";
export {
  /** Largest file of a catalog's picture, which comes from operators. */
  CATALOGUE_PICTURE_MB,
  /** A file that cannot be used as a picture; the message is for the operator. */
  UnusablePicture,
} from "./unusable-picture";
export { exists } from "./write-picture";
