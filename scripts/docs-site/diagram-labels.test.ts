import { findLabels, toComparable } from "./diagram-labels";

test("finds the texts of boxes and edges", () => {
  const source = `flowchart LR
  a([Browser]) -->|page| b["server/<br>routing"]
  b --> c[(PGlite)]
  d{{schemas}} -. types .-> a`;
  expect(findLabels(source).toSorted()).toEqual(
    ["Browser", "PGlite", "page", "schemas", "server/<br>routing", "types"].toSorted(),
  );
});

test("finds the texts of transitions and messages", () => {
  expect(findLabels("  [*] --> pending\n  pending --> paid: payment received")).toEqual([
    "payment received",
  ]);
  expect(findLabels("  P->>M: two digits\n  M-->>D: the same")).toEqual(["two digits", "the same"]);
});

test("compares a text of the source with lines of a drawing", () => {
  const drawn = "<text><tspan>server/</tspan>\n<tspan>a &amp; b</tspan></text>";
  expect(toComparable(drawn)).toBe(toComparable("server/<br>a & b"));
});
