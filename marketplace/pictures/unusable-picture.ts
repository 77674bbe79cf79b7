/** Largest picture file in a catalog. Catalogs come from operators. */
export const CATALOGUE_PICTURE_MB = 20;
/** Maximum size of a picture, in millions of pixels. */
export const CATALOGUE_PICTURE_MEGAPIXELS = 50;

const PROBLEMS = {
  format: "is no JPEG, PNG, WebP, AVIF or GIF",
  pixels: `has more than ${CATALOGUE_PICTURE_MEGAPIXELS} million pixels`,
  content: "is no picture that can be read",
  size: `is larger than ${CATALOGUE_PICTURE_MB} MB`,
  missing: "is not there, or cannot be read",
  notKept: "cannot be kept here: use an address",
} as const;

/** A file that cannot be used as a picture; the message is for the operator. */
export class UnusablePicture extends Error {
  constructor(
    readonly problem: keyof typeof PROBLEMS,
    /** Number of pixels, for a picture with too many. */
    readonly pixels = 0,
  ) {
    super(PROBLEMS[problem]);
  }
}
