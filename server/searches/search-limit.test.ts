import { COST, SearchLimit } from "./search-limit";

let nowMs: number;
let limit: SearchLimit;
beforeEach(() => {
  nowMs = 0;
  limit = new SearchLimit({ perAddress: 60, total: 180 }, () => nowMs);
});

/** Searches until it is refused, at most `most` times. @returns the number of admitted searches */
function searchAll(address: string, most = 1_000): number {
  let admitted = 0;
  while (admitted < most && limit.admit(address, COST.page) === 0) admitted += 1;
  return admitted;
}

/** Has addresses search once in each tenth of a second. @returns admitted searches per second */
function attack(addresses: readonly string[], seconds: number): number {
  let admitted = 0;
  for (let tenth = 0; tenth < seconds * 10; tenth += 1) {
    nowMs += 100;
    for (const address of addresses) if (limit.admit(address, COST.page) === 0) admitted += 1;
  }
  return admitted / seconds;
}

const addresses = (count: number) => Array.from({ length: count }, (_, n) => `203.0.113.${n}`);

test("admits a visitor who opens twenty pages at once, and one in two seconds after that", () => {
  expect(searchAll("203.0.113.1", 20)).toBe(20);
  searchAll("203.0.113.1");
  nowMs += 2_000;
  expect(limit.admit("203.0.113.1", COST.page)).toBe(0);
  expect(limit.admit("203.0.113.1", COST.page)).toBeGreaterThanOrEqual(1);
});

test("takes nothing for a refused request, and says when to try again", () => {
  searchAll("203.0.113.1");
  const wait = limit.admit("203.0.113.1", COST.page);
  for (let again = 0; again < 50; again += 1) limit.admit("203.0.113.1", COST.page);
  nowMs += wait * 1_000;
  expect(limit.admit("203.0.113.1", COST.page)).toBe(0);
});

test("holds one address to one search in two seconds", () => {
  attack(["203.0.113.1"], 60);
  expect(attack(["203.0.113.1"], 60)).toBeCloseTo(0.5, 1);
});

test("holds thirty addresses together to one search in two seconds, and still admits a visitor", () => {
  attack(addresses(30), 60);
  expect(attack(addresses(30), 60)).toBeCloseTo(0.5, 1);
  expect(searchAll("198.51.100.1", 5)).toBe(5);
});

test("admits a hundred visitors who search once in a minute each", () => {
  for (const visitor of addresses(100)) {
    nowMs += 600;
    expect(limit.admit(visitor, COST.page)).toBe(0);
  }
});

test("admits five suggestions for each page", () => {
  let admitted = 0;
  while (limit.admit("203.0.113.1", COST.call) === 0) admitted += 1;
  expect(admitted).toBeGreaterThan(80);
});

test("admits twenty visitors who search every five seconds each", () => {
  const slower = new SearchLimit({ perAddress: 60, total: 300 }, () => nowMs);
  for (let round = 0; round < 24; round += 1) {
    nowMs += 5_000;
    for (const visitor of addresses(20)) expect(slower.admit(visitor, COST.page)).toBe(0);
  }
});

test("counts IPv6 by /64, and a /48 as four addresses", () => {
  limit = new SearchLimit({ perAddress: 60, total: 1_000_000 }, () => nowMs);
  expect(searchAll("2001:db8:0:1::1")).toBe(30);
  expect(searchAll("2001:db8:0:1:ffff::2")).toBe(0);
  let admitted = 30;
  for (let net = 2; net < 50; net += 1) admitted += searchAll(`2001:db8:0:${net}::1`);
  expect(admitted).toBe(120);
});

test("remembers a bounded number of addresses", () => {
  for (let n = 0; n < 50_000; n += 1) limit.admit(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, 1);
  expect(limit.size).toBeLessThanOrEqual(20_000);
});

test("admits nothing beyond the total from ever new addresses", () => {
  let admitted = 0;
  for (let n = 0; n < 5_000; n += 1) {
    if (limit.admit(`10.0.${n >> 8}.${n & 255}`, COST.page) === 0) admitted += 1;
  }
  expect(admitted).toBe(45);
});

test("owes what other processes have admitted at the same time", () => {
  limit = new SearchLimit({ perAddress: 60, total: 1_000_000 }, () => nowMs);
  searchAll("203.0.113.1", 30);
  for (let taken = 0; taken < 10; taken += 1) limit.take("203.0.113.1", COST.page);
  expect(limit.admit("203.0.113.1", COST.page)).toBe(11);
  nowMs += 11_000;
  expect(limit.admit("203.0.113.1", COST.page)).toBe(0);
});

test("tells what it admits, and not what others have admitted", () => {
  const taken: unknown[] = [];
  limit.onTaken((...request) => taken.push(request));
  limit.admit("203.0.113.1", COST.call);
  limit.take("203.0.113.2", COST.page);
  expect(taken).toEqual([["203.0.113.1", COST.call]]);
});
