import { readConsent, readDeletion, readExport } from "./read-personal-data";

it("reads the rows of an export in the order of the columns", () => {
  const columns = [
    { key: "a", title: "甲" },
    { key: "b", title: "乙" },
  ];
  const section = { key: "orders", title: "订单", columns, rows: [{ b: "2", a: "1" }, { a: "3" }] };
  expect(readExport({ sections: [section] })).toEqual([
    {
      ...section,
      rows: [
        ["1", "2"],
        ["3", ""],
      ],
    },
  ]);
});

it("takes an unknown reason against closing for an unfinished order", () => {
  expect(readDeletion({ phone: "139****9000", blockers: [{ kind: "later" }] })).toEqual({
    phone: "139****9000",
    blockers: ["orders"],
  });
});

it.each([null, {}, { sections: 1, blockers: 1 }])("refuses %j", (data) => {
  expect(readExport(data)).toBeNull();
  expect(readDeletion(data)).toBeNull();
  expect(readConsent(data)).toEqual({ phone: "", version: "", at: null });
});
