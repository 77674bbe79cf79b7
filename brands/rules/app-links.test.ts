import type { BrandApp } from "../app";
import { mima } from "../mima/brand";
import { appFaults } from "./app-links";

const faultsOf = (app: BrandApp) => appFaults([{ ...mima, app }]);

test("accepts a package with a query, and an app without addresses", () => {
  expect(faultsOf({ androidUrl: "https://cdn.example/a.apk?v=2", features: ["order"] })).toEqual(
    [],
  );
  expect(faultsOf({ features: ["order"] })).toEqual([]);
});

test.each([
  "http://apps.example/a",
  "//apps.example/a",
  "javascript:alert(1)",
  "https://u@a.example/b",
  "",
])("refuses the address %j by its name", (iosUrl) => {
  expect(faultsOf({ iosUrl, features: ["order"] })).toEqual([
    "mima: app.iosUrl must be an https address without a fragment",
  ]);
});

test("refuses no features, and one that is named twice", () => {
  expect(faultsOf({ features: [] })).toEqual([
    "mima: app.features is empty; leave out app instead",
  ]);
  expect(faultsOf({ features: ["order", "rent", "order"] })).toEqual([
    "mima: app.features names order twice",
  ]);
});
