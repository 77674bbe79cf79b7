import type { Servers } from "../product/servers";
import { TARGET_VARIABLE } from "../product/target";
import type { Release } from "../rehearse/make-release";
import { openSite, type Site } from "../rehearse/site";
import { targetOf } from "../rehearse/target-of";
import { install, type World } from "./world";

interface Installation {
  folder: string;
  release: Release;
  servers: Servers;
  env?: Record<string, string>;
}

/** Installs the product, and prints the end of each program's output when the work fails. */
export async function withWorld<T>(
  { folder, release, servers, env = {} }: Installation,
  work: (world: World) => Promise<T>,
): Promise<T> {
  let site: Site | undefined;
  try {
    site = await openSite(folder, release, servers, env);
    process.env[TARGET_VARIABLE] = JSON.stringify(targetOf(site));
    const world = { site, release };
    await install(world, folder);
    return await work(world);
  } catch (error) {
    console.error(error);
    for (const { target, port, output } of site ? [...site.marketplaces, ...site.storefronts] : [])
      console.error(`--- ${target} ${port}\n${output.slice(-2_000)}`);
    throw error;
  } finally {
    await site?.stop();
  }
}
