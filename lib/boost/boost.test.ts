import { runs } from "@storefront/testbed/jest/test-scope";
import fc from "fast-check";
import { chosenPath } from "@/lib/ui/cascade";
import { type BoostForm, boostRequestsOf, EMPTY_FORM, knownParts, problemsOf } from "./form";
import { readFormQuery, readGameQuery, writeFormQuery, writeGameQuery } from "./form-query";
import { figuresText, quoteKey, readQuote } from "./quote";
import { type BoostTrees, leavesOf, readPartitions, readRanks, shortName } from "./rank-trees";
import { TREES } from "./testing/trees";

const FULL: BoostForm = {
  start: 50302,
  target: 60101,
  other: null,
  inscription: "120",
  partition: 11,
};

describe("the trees", () => {
  test("are read in order, with ids as numbers or digits", () => {
    const tree = readRanks([{ rank_id: "5", rank_name: " 钻石 ", son: [] }]);
    expect(tree).toEqual([{ id: 5, name: "钻石", son: [] }]);
    expect(readPartitions([{ partition_id: 1, title: "安卓" }])).toEqual([
      { id: 1, name: "安卓", son: [] },
    ]);
  });

  test("are read from any value without invalid choices", () => {
    const named = fc.record(
      { rank_id: fc.anything(), rank_name: fc.anything(), son: fc.anything() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(named)), (value) => {
        for (const { id, name } of leavesOf(readRanks(value))) {
          expect(id).toBeGreaterThan(0);
          expect(name).not.toBe("");
        }
      }),
    );
  });

  test("lack a heading without ranks", () => {
    const son = [{ rank_id: 0, rank_name: "", son: [] }];
    expect(readRanks([{ rank_id: 5, rank_name: "钻石", son }])).toEqual([]);
  });

  test("have short names of paths without repeated words", () => {
    const king = ["王者", "至尊王者", "12星"].map((name, id) => ({ id, name, son: [] }));
    expect(shortName(king)).toBe("至尊王者 12星");
    expect(shortName(chosenPath(TREES.starts, 50302))).toBe("钻石Ⅲ 2星");
    expect(shortName(chosenPath(TREES.partitions, 11))).toBe("安卓 微信区");
  });
});

describe("validation (product §5)", () => {
  test("everything is required", () => {
    expect(problemsOf(EMPTY_FORM, TREES)).toEqual({
      start: "请选择初始段位",
      target: "请选择目标段位",
      inscription: "请填写铭文等级",
      partition: "请选择游戏大区",
    });
    expect(problemsOf(FULL, TREES)).toEqual({});
  });

  test.each<[string, Partial<BoostForm>, object]>([
    ["the same rank", { start: 60101 }, { target: "目标段位必须高于初始段位" }],
    ["a rank below", { target: 50301 }, { target: "目标段位必须高于初始段位" }],
    ["a heading", { target: 6 }, { target: "请选择目标段位" }],
    ["151", { inscription: "151" }, { inscription: "铭文等级是 0 到 150 的整数" }],
    ["-1", { inscription: "-1" }, { inscription: "铭文等级是 0 到 150 的整数" }],
    ["1.5", { inscription: "1.5" }, { inscription: "铭文等级是 0 到 150 的整数" }],
    ["a comparison of nothing", { other: 0 }, { other: "请选择要对比的段位" }],
    ["a comparison with itself", { other: 60101 }, { other: "请选择与目标不同的段位" }],
    ["a comparison with the start", { other: 50302 }, { other: "目标段位必须高于初始段位" }],
  ])("reports %s", (_, part, problems) => {
    expect(problemsOf({ ...FULL, ...part }, TREES)).toEqual(problems);
  });

  test.each(["0", "150", "007"])("accepts inscription %s", (inscription) => {
    expect(problemsOf({ ...FULL, inscription }, TREES)).toEqual({});
  });

  test("needs no inscription in a game without any", () => {
    expect(problemsOf({ ...FULL, inscription: "" }, TREES, false)).toEqual({});
  });

  test("two target ranks produce two requests", () => {
    expect(boostRequestsOf({ ...FULL, other: 60102 }, 359).map(({ target }) => target)).toEqual([
      60101, 60102,
    ]);
  });
});

describe("the form in the address", () => {
  const id = fc.integer({ min: 0, max: 2_147_483_647 });
  const forms = fc.record({
    start: id,
    target: id,
    other: fc.option(id),
    inscription: fc.oneof(fc.constant(""), fc.integer({ min: 0, max: 999 }).map(String)),
    partition: id,
  });

  test("round-trips, keeping unrelated parameters", () => {
    fc.assert(
      fc.property(forms, fc.webQueryParameters(), (form, more) => {
        const written = writeFormQuery(`?${more}`, form);
        expect(readFormQuery(written)).toEqual(form);
        expect(writeFormQuery(written, form)).toBe(written);
      }),
      runs(25, 100),
    );
    expect(writeFormQuery("?ad=7&start_id=1", EMPTY_FORM)).toBe("?ad=7");
  });

  test.each([
    "?start_id=-1&target_id=1e9&inscription=<b>&partition_id=9999999999999",
    "?start_id=%00&inscription=１２",
    "?start_id",
    "",
  ])("%s chooses nothing", (search) => {
    expect(readFormQuery(search)).toEqual(EMPTY_FORM);
  });

  test("has another game without the ranks of the previous one", () => {
    const written = writeGameQuery(writeFormQuery("?ad=7&game_id=359", FULL), 7);
    expect(written).toBe("?ad=7&game_id=7");
    expect(readGameQuery(written)).toBe(7);
    expect(readGameQuery("?game_id=x")).toBe(0);
  });

  test("drops choices that the trees do not have", () => {
    const stale = { ...FULL, start: 5, other: 99 };
    expect(knownParts(stale, TREES)).toEqual({ ...FULL, start: 0, other: 0 });
  });
});

describe("a price", () => {
  const WIRE = {
    price: "128.00",
    time_hour: 5,
    star: 16,
    qrcodeUrl: "https://m.example/game?x=1",
    online_ranger: 86,
  };

  test("is read with its figures", () => {
    const quote = { price: "128.00", hours: 5, stars: 16, link: WIRE.qrcodeUrl, online: 86 };
    expect(readQuote(WIRE)).toEqual(quote);
    expect(readQuote({ ...WIRE, price: 128, time_hour: "5" })).toEqual(quote);
  });

  test.each([[null], [{ ...WIRE, price: "free" }], [{ ...WIRE, price: undefined }]])(
    "is null for %j",
    (value) => expect(readQuote(value)).toBeNull(),
  );

  test("is read without its optional fields, and with http(s) links only", () => {
    expect(readQuote({ price: "128.00" })).toEqual({
      price: "128.00",
      hours: 0,
      stars: 0,
      link: "",
      online: null,
    });
    expect(readQuote({ ...WIRE, qrcodeUrl: "javascript:alert(1)" })?.link).toBe("");
    expect(figuresText({ price: "128.00", hours: 0, stars: 16, link: "", online: null })).toBe(
      "16 颗星",
    );
    expect(figuresText({ price: "128.00", hours: 5, stars: 16, link: "", online: null })).toBe(
      "16 颗星 · 约 5 小时",
    );
  });

  test("has a key that is unique per request", () => {
    const part = fc.nat(99_999);
    const request = fc.record({
      ...{ game: part, start: part, target: part, inscription: part, partition: part },
    });
    fc.assert(
      fc.property(request, request, (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(quoteKey(one) === quoteKey(other)).toBe(same);
        expect(quoteKey({ ...one })).toBe(quoteKey(one));
      }),
    );
    const [typed] = boostRequestsOf({ ...FULL, inscription: "007" }, 359);
    const [plain] = boostRequestsOf({ ...FULL, inscription: "7" }, 359);
    expect(typed && quoteKey(typed)).toBe(plain && quoteKey(plain));
  });
});

test("the test's trees are complete", () => {
  const trees: BoostTrees = TREES;
  expect(Object.values(trees).every((tree) => leavesOf(tree).length > 3)).toBe(true);
});
