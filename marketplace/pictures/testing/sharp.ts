/** The picture library, for tests in other folders that create and inspect pictures. */
export { default as sharp } from "sharp";
