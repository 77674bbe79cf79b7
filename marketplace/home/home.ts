/** The door of home: what other modules and programs may use of it. */

export {
  /** The platform of a download; "other": neither a phone nor a desktop. */
  PLATFORMS,
  type Platform,
} from "./record-download";
