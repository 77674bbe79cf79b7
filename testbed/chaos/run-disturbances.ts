import { startLoad } from "../rehearse/load";
import { expectTrue } from "../rehearse/rehearsal";
import { buy } from "./buyer";
import { disturb, drawDisturbances, endFaults } from "./disturbances";
import { LISTINGS } from "./listings";
import { judge } from "./verdict";
import type { World } from "./world";

const BUYERS = 4;
const VISITORS = 3;
const PAGES = ["/index", ...LISTINGS.map(({ id }) => `/goodsDetails?goodsId=${id}`)];

/**
 * Draws disturbances from a seed, and causes one after the other while buyers and visitors continue.
 * @returns a one-line summary
 * @throws Error that describes what broke
 */
export async function runDisturbances(world: World, seed: number, count: number): Promise<string> {
  const plan = drawDisturbances(seed, count);
  let isRunning = true;
  const buying = Promise.all(
    Array.from({ length: BUYERS }, (_, first) => buy(first, world.site, () => isRunning)),
  );
  // A buyer's failure is reported below; this avoids an unhandled rejection until then.
  buying.catch(() => {});
  const load = startLoad(PAGES, VISITORS);
  for (const disturbance of plan) {
    console.log(`  ${JSON.stringify(disturbance)}`);
    await disturb(world, disturbance);
  }
  await endFaults(world);
  isRunning = false;
  await load.end();
  const purchases = (await buying).flat();
  const kills = plan.filter(({ kind }) => kind === "kill").length;
  const errorAnswers = load.failed.filter((failure) => /: \d+$/.test(failure));
  expectTrue(errorAnswers.length === 0, `pages: ${errorAnswers.slice(0, 3).join("; ")}`);
  const cut = `${load.failed.length} answers cut off by ${kills} kills`;
  expectTrue(load.failed.length <= kills * VISITORS, cut);
  await judge(world, purchases);
  const ended = (end: string) => purchases.filter((purchase) => purchase.end === end).length;
  return `${plan.length} disturbances, ${ended("paid")} orders paid, ${ended("returned")} returned, ${ended("cancelled")} cancelled, books balance; ${load.sent} pages, ${cut}`;
}
