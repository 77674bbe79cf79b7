import { PROMISE_NAMES } from "@storefront/contract/listing/promise-table";
import fc from "fast-check";
import { CONTENT } from "./content-fields";
import { fieldsOf } from "./form-section";
import { printFields, readFields, rowCount } from "./rows-field";

const FIELDS = fieldsOf(...CONTENT);
const text = fc.string({ unit: "grapheme", minLength: 1 }).map((it) => it.replace(/\s/gu, "字"));
const list = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 4 });

const content = fc.record({
  tags: list(fc.record({ text, color: text })),
  attributes: list(fc.record({ title: text, data: fc.array(text, { maxLength: 3 }) })),
  guarantees: fc.subarray([...PROMISE_NAMES]).map((names) => names.map((name) => ({ name }))),
  detail_pictures: list(text),
  discounts: list(
    fc.oneof(
      fc.record({ kind: fc.constant("cut"), from_yuan: text, off: text, text }),
      fc.record({
        kind: fc.constant("percent"),
        from_pieces: fc.nat(1000),
        percent_off: fc.nat(1000),
        text,
      }),
      fc.record({ kind: fc.constant("gift"), from_yuan: text, pieces: fc.nat(1000), text }),
    ),
  ),
});

it("reads the lists that it printed, with any texts", () => {
  fc.assert(
    fc.property(content, (row) => {
      const form = new URLSearchParams();
      printFields(form, FIELDS, row);
      expect(readFields(form, FIELDS)).toMatchObject(row);
    }),
  );
});

it("keeps texts of pictures with their pictures", () => {
  const pictures = { pictures: ["a", "b"], picture_texts: ["", "二"] };
  const form = new URLSearchParams();
  printFields(form, FIELDS, pictures);
  expect(readFields(form, FIELDS)).toMatchObject(pictures);
  form.delete("pictures-1-text");
  expect(readFields(form, FIELDS)).toMatchObject({ pictures: ["a", "b"], picture_texts: [] });
});

it("leaves out rows without a text, and counts them", () => {
  const form = new URLSearchParams({ "discounts-0-kind": "cut", "discounts-3-text": "满减" });
  expect(rowCount(form, "discounts")).toBe(4);
  expect(readFields(form, FIELDS)).toMatchObject({ discounts: [{ kind: "", text: "满减" }] });
});

it("reads no more than a hundred rows", () => {
  const form = new URLSearchParams({ "tags-99-text": "末", "tags-100-text": "多" });
  expect(rowCount(form, "tags")).toBe(100);
});
