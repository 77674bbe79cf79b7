/** Number of default avatars. `marketplace/pictures/default-avatars` has the files, numbered from 1. */
export const DEFAULT_AVATARS = 60;

/** The first number that anonymous buyers and boosters get: those before are of users only. */
const FIRST_SHARED = 4;

const avatarPath = (number: number): string => `/media/avatars/${number}.webp`;

/** @returns the path of a user's avatar, every one for an `index` from 0 to `DEFAULT_AVATARS` - 1 */
export const userAvatar = (index: number): string => avatarPath(1 + (index % DEFAULT_AVATARS));

/** The avatar of users who have closed their account. */
export const DELETED_USER_AVATAR = userAvatar(0);

/** @returns the path of an avatar for somebody without an account, e.g. a booster, in turn for `index` from 0 */
export const sharedAvatar = (index: number): string =>
  avatarPath(FIRST_SHARED + (index % (DEFAULT_AVATARS - FIRST_SHARED + 1)));
