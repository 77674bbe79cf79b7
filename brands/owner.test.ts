import { readdirSync, readFileSync } from "node:fs";
import {
  type AssortedListing,
  isEmptyAssortment,
  isInAssortment,
  type ListingKind,
} from "./assortment";
import { BRANDS, brandByKey } from "./index";
import {
  canonicalList,
  ownerOfBoosting,
  ownerOfList,
  ownerOfListing,
  ownerOfShop,
  ownsListing,
} from "./owner";
import type { Brand } from "./types";

const KINDS: Readonly<Record<string, ListingKind>> = {
  CardKey: "card-key",
  PersonalAccount: "account",
  RentAccount: "rent",
  TopUp: "top-up",
  GameItem: "item",
  Service: "boost",
};

interface Row {
  kind: string;
  goods_type: string;
  game: string;
  seller: number;
}

/** The listings of the sample catalog. */
const SAMPLE: AssortedListing[] = readdirSync("sandbox/catalogue", { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => JSON.parse(readFileSync(`sandbox/catalogue/${name}`, "utf8")) as Row[])
  .filter(({ kind }) => kind === "listing")
  .map(({ goods_type, game, seller }) => ({
    kind: KINDS[goods_type] ?? "other",
    game,
    sellerId: seller,
  }));

const brand = (key: string) => brandByKey(key) as Brand;

test.each(BRANDS.map((it) => [it.name, it] as const))(
  "%s shows goods of the sample catalog, unless it is meant to show none",
  (_, { assortment }) => {
    const shown = SAMPLE.filter((listing) => isInAssortment(assortment, listing));
    if (isEmptyAssortment(assortment)) expect(shown).toEqual([]);
    // Fewer than that is no shelf.
    else expect(shown.length).toBeGreaterThanOrEqual(4);
  },
);

test("every listing of the sample catalog has one owner, who shows it", () => {
  expect(SAMPLE.length).toBeGreaterThan(100);
  for (const listing of SAMPLE) {
    const owners = BRANDS.filter((it) => ownsListing(it, listing));
    expect(owners).toEqual([ownerOfListing(listing)]);
    expect(isInAssortment(owners[0]?.assortment, listing)).toBe(true);
  }
});

test("a claimed listing belongs to its claimant, any other to the owner of the rest", () => {
  const rental = { kind: "rent", game: "曜日战歌", sellerId: 3005 } as const;
  expect(ownerOfListing(rental)?.key).toBe("huoshan");
  expect(ownerOfListing({ ...rental, game: "新游戏" })?.key).toBe("mima");
});

test("a shop that nobody claims belongs to the owner of the rest", () => {
  expect(ownerOfShop(3005)?.key).toBe("mima");
});

test("hosts with the same list share the address of the one that owns its listings", () => {
  const rentals = { game: "曜日战歌", kind: "rent" } as const;
  const hosts = BRANDS.filter(({ assortment }) =>
    isInAssortment(assortment, { ...rentals, sellerId: 1 }),
  );
  expect(hosts.length).toBeGreaterThan(10);
  expect(new Set(hosts.map((host) => ownerOfList(host, rentals).key))).toEqual(
    new Set(["huoshan"]),
  );
});

test("a list of its own is canonical on its host, the list of everything on that of the rest", () => {
  expect(ownerOfList(brand("zhengqi"), {}).key).toBe("zhengqi");
  expect(ownerOfList(brand("letao"), {}).key).toBe("letao");
  expect(ownerOfList(brand("mima"), {}).key).toBe("mima");
});

test("a game that has one kind on a host is canonical as the list of this kind", () => {
  const place = { game: "孤屿行动" };
  const keyed = ({ owner, place: { kind } }: ReturnType<typeof canonicalList>) => [owner.key, kind];
  expect(keyed(canonicalList(brand("huoshan"), place, ["account", "rent"]))).toEqual([
    "huoshan",
    "rent",
  ]);
  expect(keyed(canonicalList(brand("diandian"), place, ["account", "rent"]))).toEqual([
    "maihaowang",
    "account",
  ]);
  expect(keyed(canonicalList(brand("mima"), place, ["account", "rent"]))).toEqual([
    "mima",
    undefined,
  ]);
});

test("hosts that differ only in kinds which a game lacks have the same list of it", () => {
  const place = { game: "曜日战歌" };
  expect(ownerOfList(brand("diandian"), place).key).toBe("diandian");
  expect(ownerOfList(brand("diandian"), place, ["account", "boost"]).key).toBe("mima");
  const kinds = ["account", "rent", "top-up", "boost"] as const;
  expect(ownerOfList(brand("diandian"), place, kinds).key).toBe("chengwan");
});

test("boosting is canonical on the host that claims the kind", () => {
  expect(ownerOfBoosting()?.key).toBe("diandian");
});
