import type { Brand } from "@/brands/types";
import { gameHref } from "@/lib/addresses/game-path";
import { loadGames } from "@/lib/discovery/load-games.server";
import { boundsOf, type IndexBlock, indexEntries, loadBlocks } from "./load-index";
import { SITEMAP_LIMIT, type SitemapEntry, sitemapIndex, sitemapPages, urlSet } from "./sitemap";
import { GOODS, SHOPS, type ShardedResource } from "./sitemap-shard";

const HEADERS = {
  "Content-Type": "application/xml; charset=utf-8",
  "Cache-Control": "public, max-age=300",
};

/** `/sitemap.xml`: one file with the host's pages, all goods and all shops, or the index of several when they are too many. */
export function answerSitemap(brand: Brand): Promise<Response> {
  return orUnavailable(async () => {
    const own = sitemapPages(brand);
    if (own.length === 0) return streamed(urlSet(brand, []));
    const pages = [...own, ...(await gameEntries())];
    const indexes = await Promise.all([GOODS, SHOPS].map(readIndex));
    const blocks = indexes.flatMap((index) => index.blocks);
    const numbered = blocks.reduce((sum, { count }) => sum + count, 0);
    if (pages.length + numbered <= SITEMAP_LIMIT) {
      return streamed(urlSet(brand, await begun(allEntries(pages, indexes))));
    }
    const all = [{ path: "/sitemap-pages.xml", changedAt: "" }, ...indexes.flatMap(filesOf)];
    return new Response(sitemapIndex(brand, all), { headers: HEADERS });
  });
}

/** `/sitemap-pages.xml`: the host's pages and those of games, without listings and shops. */
export async function answerSitemapPages(brand: Brand): Promise<Response> {
  const own = sitemapPages(brand);
  const games = own.length === 0 ? [] : await gameEntries();
  return streamed(urlSet(brand, [own, games]));
}

/** `/sitemap-goods-<block>.xml`, `/sitemap-shops-<block>.xml`: 404 for an empty block, and on a host that is for no index. */
export function answerSitemapBlock(
  brand: Brand,
  numbered: ShardedResource,
  block: number,
): Promise<Response> {
  return orUnavailable(async () => {
    if (sitemapPages(brand).length === 0) return new Response(null, { status: 404 });
    const { first, below } = boundsOf(block);
    const entries = await begun(indexEntries(numbered, first, below));
    if (entries.empty) return new Response(null, { status: 404 });
    return streamed(urlSet(brand, entries));
  });
}

interface Index {
  numbered: ShardedResource;
  blocks: IndexBlock[];
}

async function readIndex(numbered: ShardedResource): Promise<Index> {
  return { numbered, blocks: await loadBlocks(numbered) };
}

function filesOf({ numbered, blocks }: Index): SitemapEntry[] {
  return blocks.map(({ block, changedAt }) => ({
    path: `/sitemap-${numbered.name}-${block}.xml`,
    changedAt,
  }));
}

async function* allEntries(
  pages: SitemapEntry[],
  indexes: readonly Index[],
): AsyncGenerator<SitemapEntry[]> {
  for (const { numbered, blocks } of indexes) {
    const [first, last] = [blocks.at(0), blocks.at(-1)];
    if (first && last) {
      yield* indexEntries(numbered, boundsOf(first.block).first, boundsOf(last.block).below);
    }
  }
  yield pages;
}

/** The same groups, the first of them read: what fails at once is an answer of its own, not half a file. */
async function begun(groups: AsyncGenerator<SitemapEntry[]>) {
  const first = await groups.next();
  const rest = async function* () {
    if (first.done) return;
    yield first.value;
    yield* groups;
  };
  return Object.assign(rest(), { empty: first.done === true || first.value.length === 0 });
}

/** Requested piece by piece, as quickly as the reader reads. */
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

/** A search engine comes again later; it must not take a broken answer for an empty shop. */
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

/** The pages of games and of their kinds; none when the marketplace does not answer. */
async function gameEntries(): Promise<SitemapEntry[]> {
  const games = (await loadGames()) ?? [];
  return games
    .flatMap(({ name: game, kinds }) => [
      gameHref({ game }),
      ...kinds.map(({ slug: kind }) => gameHref({ game, kind })),
    ])
    .map((path) => ({ path, changedAt: "" }));
}
