import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PICTURE_WIDTHS } from "@storefront/contract/pictures/picture-widths";
import { createLog } from "@storefront/platform/observability/log";
import { Hono } from "hono";
import { systemClock } from "../clock";
import { readConfig } from "../config";
import { mediaRoutes } from "../pictures/routes";
import { sharp } from "../pictures/testing/sharp";
import {
  DEFAULT_AVATARS,
  DELETED_USER_AVATAR,
  sharedAvatar,
  userAvatar,
} from "./rules/default-avatars";

const app = new Hono();
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "avatars-"));
  const config = { ...readConfig({ SANDBOX: "1" }), sandbox: false, dataDir };
  mediaRoutes(app, { config, clock: systemClock(), log: createLog("marketplace", "silent") });
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const indexes = Array.from({ length: DEFAULT_AVATARS }, (_, index) => index);
const assigned = new Set([
  ...indexes.map(userAvatar),
  ...indexes.map(sharedAvatar),
  DELETED_USER_AVATAR,
]);

it("serves every avatar that the marketplace assigns", async () => {
  const statuses = await Promise.all(
    [...assigned].map(async (path) => `${path} ${(await app.request(`${path}?w=80`)).status}`),
  );
  expect(statuses).toEqual([...assigned].map((path) => `${path} 200`));
});

it("serves as many avatars as there are", async () => {
  const next = `/media/avatars/${DEFAULT_AVATARS + 1}.webp?w=80`;
  expect([assigned.size, (await app.request(next)).status]).toEqual([DEFAULT_AVATARS, 404]);
});

it.each(PICTURE_WIDTHS.avatars)(
  "serves an avatar %i pixels wide, to be cached for a year",
  async (w) => {
    const answer = await app.request(`/media/avatars/7.webp?w=${w}`);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ format: "webp", width: w, height: w });
  },
);

it("answers 304 when the ETag matches, which is another one in each width", async () => {
  const tag = (await app.request("/media/avatars/7.webp?w=80")).headers.get("etag") ?? "";
  const statusAt = async (w: number) =>
    (await app.request(`/media/avatars/7.webp?w=${w}`, { headers: { "If-None-Match": tag } }))
      .status;
  expect([await statusAt(80), await statusAt(160)]).toEqual([304, 200]);
});

it.each([
  "0.webp",
  "01.webp",
  "7.png",
  "7-320.webp",
  "7.webp?w=81",
  "..%2f1.webp",
  "manifest.json",
])("answers 404 for %s", async (name) => {
  const answer = await app.request(`/media/avatars/${name}`);
  expect([answer.status, answer.headers.get("etag")]).toEqual([404, null]);
});
