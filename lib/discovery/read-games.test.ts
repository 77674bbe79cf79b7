import fc from "fast-check";
import { readGames } from "./read-games";

test("reads games with their kinds in menu order, and leaves out names that no address can carry", () => {
  const kinds = [
    { slug: "card-key", count: 1000, exact: false },
    { slug: "account", count: 1 },
    { slug: "swords", count: 9 },
  ];
  const facts = [
    { key: "rank", title: "段位", unit: "", options: ["青铜", "a,b", "青铜", "王者"] },
    { key: "rank", title: "阶级" },
    { key: "swords", title: "剑" },
    { key: "skins", title: "" },
  ];
  const list = [
    {
      slug: "a",
      name: "曜日战歌",
      count: 1001,
      exact: false,
      kinds,
      covers: ["/a.webp", 7, null],
      facts,
    },
    { slug: "b", name: "曜日战歌", count: 8, kinds },
    { slug: "c", name: "a/b", count: 1, kinds },
    { name: 7, kinds: "x" },
  ];
  expect(readGames({ list })).toEqual([
    {
      name: "曜日战歌",
      initials: "",
      count: 1001,
      exact: false,
      kinds: [
        { slug: "account", name: "账号", count: 1, exact: true },
        { slug: "card-key", name: "卡密", count: 1000, exact: false },
      ],
      covers: ["/a.webp", "7"],
      facts: [{ key: "rank", title: "段位", unit: "", options: ["青铜", "王者"] }],
    },
    { name: "7", initials: "", count: 0, exact: true, kinds: [], covers: [], facts: [] },
  ]);
});

test("accepts any answer", () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(Array.isArray(readGames(data))).toBe(true);
      expect(Array.isArray(readGames({ list: [data] }))).toBe(true);
    }),
  );
});
