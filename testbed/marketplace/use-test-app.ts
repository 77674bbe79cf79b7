import type { Config } from "@storefront/marketplace/config";
import { asUser, type TestBuyer } from "./as-user";
import { openTestApp, type TestApp } from "./test-app";

/** What a file of tests opens once. */
interface Opened {
  reset(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** Whether each test finds the seeded rows; false when the tests of a file share what they write. */
  resets?: boolean;
}

/**
 * Opens something before the tests of a file, resets it before each of them and closes it afterwards.
 * @returns an object with its fields, which are there in hooks and tests only
 */
export function usePerFile<T extends Opened>(
  open: () => Promise<T>,
  { resets = true }: Options = {},
): T {
  const opened = {} as T;
  beforeAll(async () => {
    Object.assign(opened, await open());
  });
  if (resets) beforeEach(() => opened.reset());
  afterAll(() => opened.close());
  return opened;
}

/**
 * Begins something before each test.
 * @returns an object with its fields, which are there in later hooks and in tests only
 */
export function usePerTest<T extends object>(begin: () => T | Promise<T>): T {
  const begun = {} as T;
  beforeEach(async () => {
    Object.assign(begun, await begin());
  });
  return begun;
}

/** The complete marketplace in this process, for the tests of a file. */
export const useTestApp = (changes: Partial<Config> = {}, options: Options = {}): TestApp =>
  usePerFile(() => openTestApp(changes), options);

/** A user who is logged in before each test. @param device 1: phone, 2: desktop */
export const useBuyer = (test: TestApp, userId: number, device: 1 | 2 = 2): TestBuyer =>
  usePerTest(() => asUser(test, userId, device));
