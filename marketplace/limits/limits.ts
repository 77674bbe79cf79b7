/** The door of limits: what other modules and programs may use of it. */

/** Counts each caller's calls per minute, in this process only. */
export { createCallRates } from "./call-rates";
export {
  /** Counts an action, or refuses it. */
  guard,
  /** Names an action, so that it can be taken back. */
  newAction,
  /** Takes a counted action back, which did not happen. */
  type TakeBack,
  tooFrequent,
} from "./guard";
export {
  /** All codes sent in a day, which caps the cost of a flood from many networks. */
  allCodesRule,
  /** Requests of phones at one address for WeChat QR codes: each code is opened, then authorized. */
  authoriseRules,
  /** Challenges from one address that are sent to the verification service. */
  challengeRules,
  /** Pixels of the pictures that one account uploads, in begun megapixels. */
  decodePixelsRules,
  /** Downloads counted per address: enough for an office behind one address, little for a script. */
  downloadRules,
  /** Exports of one user's data, which read many rows. */
  exportRules,
  /** A line of the log that is written once a day, by one of all processes. */
  noticeRules,
  /** The part of them that unknown browsers may use; the rest is a reserve. */
  publicCodesRule,
  /** Seconds between two codes to one number (product §9). */
  RESEND_WAIT_S,
  /** WeChat QR codes requested from one address. */
  scanRules,
  /** Codes to a number for an unknown browser. */
  sendCodeRules,
  /** Pictures uploaded by one user. */
  sendImageRules,
  /** Codes to a number for a browser that has logged in with it: separate limits that nobody else can use up. */
  sendKnownCodeRules,
  /** Messages sent by one user. */
  sendMessageRules,
  /** Tickets in QR codes issued to one user: a code is shown again when its form changes. */
  ticketRules,
  /** Code attempts from one address by clients without the code's own browser cookie. */
  tryCodeRules,
  /** Tickets from one address that do not exist. */
  unknownTicketRules,
  /** Payment notifications from one address with a wrong signature; signed ones are not counted. */
  unsignedCallbackRules,
} from "./limit-rules";
/** Opens a limiter in Redis when one is configured, else in the database; both are shared by all processes. */
export { openLimiter } from "./open-limiter";
