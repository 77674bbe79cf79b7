import { readGroups, timeLeft } from "./read-groups";

const WIRE = {
  single_price: "28.00",
  group_price: "23.80",
  group_size: 2,
  life_hours: 24,
  open_url: "http://phone.example/groupOrder?goodsId=1008",
  list: [
    {
      group_id: 5,
      nickname: "南风",
      head_img_url: "/media/avatars/1.webp",
      lacking: 1,
      seconds_left: 3_600,
      join_url: "http://phone.example/group?goodsId=1008&groupId=5",
    },
  ],
};

test("reads both prices and the waiting groups", () => {
  expect(readGroups(WIRE)).toMatchObject({
    singleFen: 2_800,
    groupFen: 2_380,
    size: 2,
    waiting: [{ id: 5, nickname: "南风", lacking: 1, secondsLeft: 3_600 }],
  });
});

test.each([null, {}, { ...WIRE, open_url: null }, { ...WIRE, group_price: "0.00" }])(
  "%# returns null",
  (data) => {
    expect(readGroups(data)).toBeNull();
  },
);

test("leaves out groups that cannot be joined, and duplicates", () => {
  const [group] = WIRE.list;
  const list = [group, group, { ...group, group_id: 6, join_url: "" }, null];
  expect(readGroups({ ...WIRE, list })?.waiting.map(({ id }) => id)).toEqual([5]);
  expect(readGroups({ ...WIRE, list: null })?.waiting).toEqual([]);
});

test.each([
  [86_399, "23 小时 59 分"],
  [3_600, "1 小时 0 分"],
  [125, "2 分"],
  [59, "不到 1 分钟"],
])("%i seconds are %s", (seconds, words) => {
  expect(timeLeft(seconds)).toBe(words);
});
