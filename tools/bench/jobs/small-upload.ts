import { resizePicture } from "@storefront/marketplace/pictures/pictures";
import { sharp } from "@/marketplace/pictures/testing/sharp";
import { measureInTurn, median } from "../parts/rounds";
import type { Row } from "../parts/table";

const ROUNDS = 9;
const LARGE = 10;
/** Times as long as alone. */
const MOST = 2;

/** Measures how long a picture of two megapixels takes alone, and beside ten of 25 megapixels of another account. */
export async function measureSmallUpload(): Promise<Row> {
  const small = await noise(1600, 1200);
  const large = await noise(5000, 5000);
  const store = async () => {
    const began = performance.now();
    await resizePicture(small, "uploads", "small");
    return performance.now() - began;
  };
  const storeBesideLarge = async () => {
    const others = Array.from({ length: LARGE }, () => resizePicture(large, "uploads", "large"));
    const time = await store();
    await Promise.all(others);
    return time;
  };
  await store();
  const [alone = 0, beside = 0] = (await measureInTurn(ROUNDS, [store, storeBesideLarge])).map(
    median,
  );
  return {
    name: `a small picture beside ${LARGE} of 25 megapixels`,
    ours: `${Math.round(beside)} ms`,
    beside: `${Math.round(alone)} ms alone`,
    target: `at most ${MOST} times`,
    reached: beside <= MOST * alone,
  };
}

const noise = (width: number, height: number): Promise<Buffer> => {
  const kind = { type: "gaussian", mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#888", noise: kind } })
    .jpeg()
    .toBuffer();
};
