import { BRANDS, LANDING_ROUTES } from "@storefront/brands";
import { allSubjects } from "@storefront/testbed/crawl/subjects";
import { sheetHtml } from "./sheet-html";

const subjects = allSubjects();

test("includes every landing route and every root once", () => {
  const paths = subjects.map(({ path }) => path).filter((path) => path !== "/");
  expect([...paths].sort()).toEqual([...LANDING_ROUTES].sort());
  for (const brand of BRANDS) {
    expect(subjects.filter((it) => it.brand === brand && it.isRoot)).toHaveLength(1);
  }
});

test("shows host, title, company, license and problems of each page", () => {
  const html = sheetHtml(
    subjects.map((subject) => ({
      subject,
      host: `${subject.brand.key}.localhost:3000`,
      file: "a.jpg",
      title: "<b>标题</b>",
      footer: "",
      problems: ["status 500"],
    })),
  );
  for (const { brand, path } of subjects) {
    expect(html).toContain(`<b>${brand.key}.localhost:3000</b>${path}`);
    expect(html).toContain(`${brand.company.name} ${brand.company.licence}`);
  }
  expect(html).toContain("&lt;b>标题");
  expect(html).toContain("status 500");
});
