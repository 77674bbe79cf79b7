import { DEFAULT_AVATARS, DELETED_USER_AVATAR, sharedAvatar, userAvatar } from "./default-avatars";

const indexes = Array.from({ length: 2 * DEFAULT_AVATARS }, (_, index) => index);

it("gives users every default avatar", () => {
  const paths = new Set(indexes.map(userAvatar));
  expect(paths.size).toBe(DEFAULT_AVATARS);
  expect(paths).toContain("/media/avatars/1.webp");
  expect(paths).toContain(`/media/avatars/${DEFAULT_AVATARS}.webp`);
});

it("gives anonymous buyers and boosters default avatars, but never that of deleted users", () => {
  const users = new Set(indexes.map(userAvatar));
  const shared = indexes.map(sharedAvatar);
  expect(shared.filter((path) => !users.has(path))).toEqual([]);
  expect(shared).not.toContain(DELETED_USER_AVATAR);
  expect(new Set(shared).size).toBe(DEFAULT_AVATARS - 3);
});
