/** The library that pictures are decoded with, for tests elsewhere that make and look at pictures. */
export { default as sharp } from "sharp";
