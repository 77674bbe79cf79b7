import { accountTopic } from "./account-topic";
import { storefrontNotifier } from "./storefront-notifier";

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

/** Answers with 400 to tags that match. @returns the tags of every request */
function storefrontRefusing(refused: RegExp): string[][] {
  const received: string[][] = [];
  globalThis.fetch = (async (_url: string, { body }: { body: string }) => {
    const { tags } = JSON.parse(body) as { tags: string[] };
    received.push(tags);
    return new Response(null, { status: tags.some((tag) => refused.test(tag)) ? 400 : 204 });
  }) as never;
  return received;
}
const TAGS = ["goods:1001", "seller:3004", "market", "sold"];
const notifier = storefrontNotifier("http://storefront.test", "secret");

it("sends all tags at once", async () => {
  const received = storefrontRefusing(/^$/);
  await notifier.invalidate(TAGS);
  expect(received).toEqual([TAGS]);
});

it("sends a storefront of the previous version the tags that it knows", async () => {
  const received = storefrontRefusing(/^(?:seller:|market|sold)/);
  await notifier.invalidate(TAGS);
  expect(received).toEqual([TAGS, ["goods:1001"]]);
});

it("tells of a tester's market only what browsers follow, with its name", async () => {
  const received = storefrontRefusing(/^$/);
  const market = "b0Xk5QmY7sTfW1aLr9ZcJw";
  const ofMarket = storefrontNotifier("http://storefront.test", "secret", { market });
  await ofMarket.invalidate([...TAGS, "account:7"]);
  await ofMarket.invalidate(["catalogue"]);
  const account = `${market}/account:${accountTopic("secret", 7)}`;
  expect(received).toEqual([[`${market}/goods:1001`, account]]);
});

it("is refused when the storefront accepts none of them", async () => {
  storefrontRefusing(/./);
  await expect(notifier.invalidate(TAGS)).rejects.toThrow("storefront responded with 400");
});
