import { canonicalList } from "@storefront/brands/owner";
import type { Brand } from "@storefront/brands/types";
import { gameHref } from "@/lib/addresses/game-path";
import { offersBoosting } from "@/lib/boost/load-boost-games.server";
import { loadGames } from "@/lib/discovery/load-games.server";
import { boundsOf, type IndexBlock, indexEntries, loadBlocks } from "./load-index";
import { SITEMAP_LIMIT, type SitemapEntry, sitemapIndex, sitemapPages, urlSet } from "./sitemap";
import { GOODS, SHOPS, type ShardedResource } from "./sitemap-shard";

const HEADERS = {
  "Content-Type": "application/xml; charset=utf-8",
  "Cache-Control": "public, max-age=300",
};

/** `/sitemap.xml`: one file with the host's pages, all goods and shops, or an index of files if there are too many. */
export function answerSitemap(brand: Brand): Promise<Response> {
  return orUnavailable(async () => {
    const hostPages = await pagesOf(brand);
    if (hostPages.length === 0) return streamed(urlSet(brand, []));
    const pages = [...hostPages, ...(await gameEntries(brand))];
    const indexes = await Promise.all([GOODS, SHOPS].map((resource) => readIndex(resource, brand)));
    const blocks = indexes.flatMap((index) => index.blocks);
    const resourceCount = blocks.reduce((sum, { count }) => sum + count, 0);
    if (pages.length + resourceCount <= SITEMAP_LIMIT) {
      return streamed(urlSet(brand, await startReading(allEntries(brand, pages, indexes))));
    }
    const all = [{ path: "/sitemap-pages.xml", changedAt: "" }, ...indexes.flatMap(filesOf)];
    return new Response(sitemapIndex(brand, all), { headers: HEADERS });
  });
}

/** `/sitemap-pages.xml`: pages of the host and of games, without listings and shops. */
export async function answerSitemapPages(brand: Brand): Promise<Response> {
  const hostPages = await pagesOf(brand);
  const games = hostPages.length === 0 ? [] : await gameEntries(brand);
  return streamed(urlSet(brand, [hostPages, games]));
}

/** `/sitemap-goods-<block>.xml`, `/sitemap-shops-<block>.xml`: 404 for an empty block, and on an unindexed host. */
export function answerSitemapBlock(
  brand: Brand,
  resource: ShardedResource,
  block: number,
): Promise<Response> {
  return orUnavailable(async () => {
    if ((await pagesOf(brand)).length === 0) return new Response(null, { status: 404 });
    const entries = await startReading(indexEntries(resource, brand, boundsOf(block)));
    if (entries.empty) return new Response(null, { status: 404 });
    return streamed(urlSet(brand, entries));
  });
}

const pagesOf = async (brand: Brand): Promise<SitemapEntry[]> =>
  sitemapPages(brand, await offersBoosting(brand));

interface Index {
  resource: ShardedResource;
  blocks: IndexBlock[];
}

async function readIndex(resource: ShardedResource, brand: Brand): Promise<Index> {
  return { resource, blocks: await loadBlocks(resource, brand) };
}

function filesOf({ resource, blocks }: Index): SitemapEntry[] {
  return blocks.map(({ block, changedAt }) => ({
    path: `/sitemap-${resource.name}-${block}.xml`,
    changedAt,
  }));
}

async function* allEntries(
  brand: Brand,
  pages: SitemapEntry[],
  indexes: readonly Index[],
): AsyncGenerator<SitemapEntry[]> {
  for (const { resource, blocks } of indexes) {
    const [first, last] = [blocks.at(0), blocks.at(-1)];
    if (first && last) {
      const bounds = { first: boundsOf(first.block).first, below: boundsOf(last.block).below };
      yield* indexEntries(resource, brand, bounds);
    }
  }
  yield pages;
}

/** Reads the first group ahead, so that an immediate failure becomes a 503 instead of a truncated file. */
async function startReading(groups: AsyncGenerator<SitemapEntry[]>) {
  const first = await groups.next();
  const rest = async function* () {
    if (first.done) return;
    yield first.value;
    yield* groups;
  };
  return Object.assign(rest(), { empty: first.done === true || first.value.length === 0 });
}

/** Streams the parts with backpressure: each is requested when the client reads on. */
function streamed(parts: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  return new Response(body, { headers: HEADERS });
}

/** Answers failures with 503, so that search engines retry instead of reading an empty sitemap. */
async function orUnavailable(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch {
    return new Response(null, {
      status: 503,
      headers: { "Retry-After": "120", "Cache-Control": "no-store" },
    });
  }
}

/** Loads the canonical pages of games and their kinds; none when the marketplace does not answer. */
async function gameEntries(brand: Brand): Promise<SitemapEntry[]> {
  const [shown, allGames] = await Promise.all([loadGames(brand.assortment), loadGames(undefined)]);
  const allKinds = new Map(
    allGames?.map(({ name, kinds }) => [name, kinds.map(({ slug }) => slug)]),
  );
  return (shown ?? [])
    .flatMap(({ name: game, kinds }) => [
      { game, kind: undefined },
      ...kinds.map(({ slug: kind }) => ({ game, kind })),
    ])
    .filter((place) => {
      const canonical = canonicalList(brand, place, allKinds.get(place.game));
      return canonical.owner.key === brand.key && canonical.place.kind === place.kind;
    })
    .map((place) => ({ path: gameHref(place), changedAt: "" }));
}
