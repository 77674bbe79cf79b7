import { createHmac } from "node:crypto";

/** Tag of a user whose browsers have something to read: `account:<id>` in the outbox, `account:<topic>` at a storefront. */
const ACCOUNT_TAG = /^account:(\d+)$/;

/**
 * Names a user to storefronts and their caches, so that nobody can guess or recognize whom: 43 characters of base64url.
 * @param secret the installation's
 */
export const accountTopic = (secret: string, userId: number): string =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["topic", userId]))
    .digest("base64url");

/** @returns the tag with the user's topic in place of the id; tags of pages as they are */
export function withTopic(tag: string, secret: string): string {
  const userId = ACCOUNT_TAG.exec(tag)?.[1];
  return userId === undefined ? tag : `account:${accountTopic(secret, Number(userId))}`;
}
