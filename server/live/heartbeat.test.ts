import { Heartbeat } from "./heartbeat";

const TURN = 25;

it("beats each stream once in 25 seconds, a part of them at a time", () => {
  const heartbeat = new Heartbeat();
  const beats = new Map<number, number[]>();
  let second = 0;
  for (let member = 0; member < 50; member += 1) {
    heartbeat.add({ beat: () => beats.set(member, [...(beats.get(member) ?? []), second]) });
    if (member % 2 === 1) {
      heartbeat.tick();
      second += 1;
    }
  }
  for (; second < 3 * TURN; second += 1) heartbeat.tick();
  heartbeat.stop();
  for (const [first = 0, next = 0] of beats.values()) expect(next - first).toBe(TURN);
  expect(new Set([...beats.values()].map(([first = 0]) => first % TURN)).size).toBe(TURN);
});

it("forgets a stream that has ended", () => {
  const heartbeat = new Heartbeat();
  const [gone, stays] = [{ beat: jest.fn() }, { beat: jest.fn() }];
  heartbeat.add(gone);
  heartbeat.add(stays);
  heartbeat.remove(gone);
  for (let second = 0; second < TURN; second += 1) heartbeat.tick();
  heartbeat.stop();
  expect([gone, stays].map(({ beat }) => beat.mock.calls.length)).toEqual([0, 1]);
});
