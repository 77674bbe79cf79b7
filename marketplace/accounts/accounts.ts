/** The door of accounts: what other modules and programs may use of it. */

// Logins

export { recordFirstConsent } from "./consents"; // Records the agreement that a login expresses.
export { deleteOldLogins } from "./delete-old-logins"; // Deletes what expired more than a day ago.
export {
  type FindLive, // Finds a live token in one statement, with what a call reads for its user.
  findLive,
  findSession, // Finds a token's session.
  findSessionWith, // Finds a token's session, with what `find` reads in the same statement.
  isLiveToken, // Matches a token that is neither revoked nor expired, on its site.
  issueToken, // Logs a user in and ends the browser's previous login.
  LIVE_TOKEN, // The columns of each statement that finds a token.
  type LiveToken,
  revokeAllTokens, // 退出所有设备: ends all logins of a user, including the current one.
  type Session, // A logged-in user, with device and site.
  type TokenLookup, // What selects a live token: values, or placeholders of a statement.
} from "./tokens";
export {
  recordBrandLogin, // Records a login on a brand's site, in the login's transaction.
  sharedWith, // The part of a login's answer that says where else the account is used.
} from "./user-brands";
export { findOrRegister } from "./users"; // Returns the id of the user with a number, registering a new one.

// Codes by SMS, and tickets that a phone scans

export { readCodeUse } from "./count-codes"; // Returns the used parts of the day's cap and of its public part.
export { redeemCode } from "./redeem-code"; // Redeems a code in the browser that requested it.
export {
  nextTicket, // Returns the ticket after an event.
  type PhoneTicket, // A ticket without what it is for.
  TICKET_SCAN_S, // Seconds in which a code can be scanned, and then in which the phone waits for approval.
  type TicketEvent,
  type TicketTransition,
} from "./rules/phone-ticket";
export { sendCodeTo } from "./send-code"; // Sends a code to an established number, without a challenge.
/** Mark a WeChat code as scanned, and as authorized by an identity. */
export { markAuthorised, markScanned } from "./wechat/scan-transitions";

// Persons and their accounts

export {
  giveToBalance, // Returns money to the balance that paid it, in the caller's transaction.
  takeFromBalance, // Debits a balance, in the caller's transaction.
} from "./balance";
export {
  forgetPersons, // Forgets whose the accounts were that closed PERSON_KEPT_DAYS ago.
  rememberPerson, // Returns what a closed account keeps to recognize the person, in the closing transaction.
} from "./link-persons";
export {
  isOfPerson, // Matches rows of all accounts of the user's person.
  lockedPersonIdOf, // Selects a user's `person_id` for the unique key of a row; null with one account only.
  personLockKey, // Selects the key of the lock that serializes the acts of a person.
  readAccounts, // Reads the ids of all accounts of a user's person, this one included.
} from "./persons";
export {
  DEFAULT_AVATARS, // Number of avatars, which are files numbered from 1.
  DELETED_USER_AVATAR, // The avatar of users who have closed their account.
  sharedAvatar, // Returns the path of an avatar for somebody without an account, by an index from 0.
} from "./rules/default-avatars";

// Phone numbers

export {
  hasPhone, // Matches rows of users or codes that have a number, encrypted or not yet.
  hasPhoneTail, // Matches users whose number ends with four digits.
  PHONE_COLUMNS, // Selects a user's StoredPhone.
  protectPhone, // Returns the columns that store a number.
  readMaskedPhone, // Reads a stored number with its middle hidden: 138****8000; "" when there is none.
  readPhone, // Reads a stored number.
  type StoredPhone, // The columns from which a number is read.
} from "./phone-numbers";
export { protectPhones } from "./protect-phones"; // Encrypts the numbers that an older version has stored.

// Secrets and hashes

export {
  keyedHash, // Computes the HMAC-SHA256 of the parts with the installation's secret.
  plainHash, // Computes the SHA-256 of a value that nobody can guess, in base64url.
  sameText, // Compares in constant time.
} from "./keyed-hash";
export {
  isSealed, // Whether a text is sealed.
  openSecret, // Decrypts a sealed text.
  sealSecret, // Encrypts with AES-256-GCM.
  UnopenedSecret, // A sealed text does not open with this key and purpose.
} from "./sealed-secret";
