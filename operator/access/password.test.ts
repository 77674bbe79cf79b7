import { hashPassword, isPassword } from "./password";

const { PASSWORD_COST } = jest.requireActual<typeof import("./password-cost")>("./password-cost");

test("costs an attacker 32 MiB and three passes per guess", () => {
  expect(128 * PASSWORD_COST.N * PASSWORD_COST.r).toBe(32 * 1024 * 1024);
  expect(PASSWORD_COST.p).toBe(3);
});

test("accepts only the password of the stored hash", async () => {
  const stored = await hashPassword("正确的密码 1");
  expect(await isPassword("正确的密码 1", stored)).toBe(true);
  expect(await isPassword("正确的密码 2", stored)).toBe(false);
  expect(await isPassword("正确的密码 1", undefined)).toBe(false);
});

test("uses the stored cost, and throws for a malformed hash", async () => {
  const stored = await hashPassword("secret");
  const [, , ...rest] = stored.split("$");
  await expect(isPassword("secret", ["scrypt", 32, ...rest].join("$"))).resolves.toBe(false);
  await expect(isPassword("secret", "scrypt$2$8$1$short$key")).rejects.toThrow(
    "invalid operator password hash",
  );
});
