import { drawDisturbances } from "./disturbances";

it("draws the same disturbances for the same seed, and others for another seed", () => {
  expect(drawDisturbances(7, 20)).toEqual(drawDisturbances(7, 20));
  expect(drawDisturbances(7, 20)).not.toEqual(drawDisturbances(8, 20));
});

it("draws every kind of disturbance in a long run", () => {
  const kinds = new Set(drawDisturbances(1, 200).map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(["connections", "kill", "provider", "redis", "restart"]);
});
