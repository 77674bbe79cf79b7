/** The door of accounts: what other modules and programs may use of it. */

export {
  /** Returns money to the balance that it was paid from, in the caller's transaction. */
  giveToBalance,
  /** Debits a balance, in the caller's transaction. */
  takeFromBalance,
} from "./balance";
/** Records the agreement that a login expresses (登录即表示同意), in the login's transaction. */
export { recordFirstConsent } from "./consents";
/** Returns the used parts of the day's cap and of its public part, 0 to 1. */
export { readCodeUse } from "./count-codes";
/** Deletes codes, tokens, scans, identities, phone approvals and tickets that expired more than a day ago. */
export { deleteOldLogins } from "./delete-old-logins";
export {
  /** Computes the HMAC-SHA256 of the parts with the installation's secret. */
  keyedHash,
  /** Computes the SHA-256, in base64url, of a value with enough entropy not to be guessed. */
  plainHash,
  /** Compares in constant time. */
  sameText,
} from "./keyed-hash";
export {
  /** Forgets whose the accounts were that were closed PERSON_KEPT_DAYS ago. */
  forgetPersons,
  /** Returns what a closed account keeps, so that the person's next account is found, in the transaction that closes it. */
  rememberPerson,
} from "./link-persons";
export {
  /** Matches rows of all accounts of the user's person. */
  isOfPerson,
  /** Selects the `person_id` of a user for the unique key of a row that is being written, null for a person with one account. */
  lockedPersonIdOf,
  /** Selects the key of the lock that serializes the acts of a person. */
  personLockKey,
  /** Reads the ids of all accounts of a user's person, this one included. */
  readAccounts,
} from "./persons";
export {
  /** Matches rows of users or codes that have a number, encrypted or not yet. */
  hasPhone,
  /** Matches users whose number ends with four digits. */
  hasPhoneTail,
  /** Selects a user's StoredPhone. */
  PHONE_COLUMNS,
  protectPhone,
  /** Reads a stored number with its middle hidden: 138****8000; "" when there is none. */
  readMaskedPhone,
  /** Reads a stored number. */
  readPhone,
  /** Columns from which a number is read. `phone` has numbers that are not encrypted yet. */
  type StoredPhone,
} from "./phone-numbers";
/** Encrypts the phone numbers that an older version has stored, and empties the plain ones a day after that began. */
export { protectPhones } from "./protect-phones";
/** Redeems a code in the browser that requested it. */
export { redeemCode } from "./redeem-code";
export {
  /** Number of default avatars. `marketplace/pictures/default-avatars` has the files, numbered from 1. */
  DEFAULT_AVATARS,
  /** The avatar of users who have closed their account. */
  DELETED_USER_AVATAR,
  /** Returns the path of an avatar for somebody without an account, e.g. a booster, in turn for `index` from 0. */
  sharedAvatar,
} from "./rules/default-avatars";
export {
  /** Returns the ticket after an event. */
  nextTicket,
  /** A ticket without what it is for. `phone`: hash of the browser that has scanned the code; null before. */
  type PhoneTicket,
  /** How long a code can be scanned, and how long the phone then waits for approval, in seconds. */
  TICKET_SCAN_S,
  /** look. */
  type TicketEvent,
  type TicketTransition,
} from "./rules/phone-ticket";
export {
  /** Whether a text is sealed rather than plain. */
  isSealed,
  openSecret,
  /** Encrypts with AES-256-GCM. */
  sealSecret,
  /** A sealed text that does not open with this key and purpose. */
  UnopenedSecret,
} from "./sealed-secret";
/** Sends a code to a number that has been established, without a challenge. */
export { sendCodeTo } from "./send-code";
export {
  /** Finds a live token, in one statement with what a call reads for its user. */
  type FindLive,
  findLive,
  /** Finds a token's session. */
  findSession,
  /** Finds a token's session like findSession, with what `find` reads in the same statement. */
  findSessionWith,
  /** Matches a token that is neither revoked nor expired, on its site. */
  isLiveToken,
  /** Logs a user in and ends the browser's previous login. */
  issueToken,
  /** Columns that every statement which finds a token selects. */
  LIVE_TOKEN,
  type LiveToken,
  /** 退出所有设备: ends all logins of a user, on every device and site, including the current one. */
  revokeAllTokens,
  /** A logged-in user. `device`: 1 phone, 2 desktop. `site`: the host the login is valid on, "" for the mobile site. */
  type Session,
  /** What selects a live token, as values or as placeholders of a statement. */
  type TokenLookup,
} from "./tokens";
export {
  /** Records a login on a brand's site, in the login's transaction. */
  recordBrandLogin,
  /** The part of a login's answer that says so, if there is anything to say. */
  sharedWith,
} from "./user-brands";
/** Returns the id of the user with this phone number, registering it when it is new (product §5), for the person who has had an account with it before. */
export { findOrRegister } from "./users";
export {
  /** scanned → authorised, by a WeChat identity. */
  markAuthorised,
  /** waiting or already scanned → scanned. */
  markScanned,
} from "./wechat/scan-transitions";
