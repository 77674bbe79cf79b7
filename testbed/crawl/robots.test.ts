import { UNCRAWLED_LISTS } from "@/lib/addresses/crawled-list";
import { readRobots } from "./robots";

const ROBOTS = `User-agent: *
Allow: /
Disallow: /api/
${UNCRAWLED_LISTS.map((path) => `Disallow: ${path}`).join("\n")}

User-agent: other
Disallow: /

Sitemap: https://mima.example/sitemap.xml
`;

test.each([
  ["/", true],
  ["/games/a?sort=newest", true],
  ["/games/a?sort=newest&stock=1", false],
  ["/games/a?server=b,c", false],
  ["/games/a?server=b%2Cc", false],
  ["/search?q=a&sort=newest", true],
  ["/api/v1/x", false],
])("%s may be fetched: %s", (address, allowed) => {
  expect(readRobots(ROBOTS)(address)).toBe(allowed);
});

test("allows everything without rules, and takes a $ for the end", () => {
  expect(readRobots("")("/a")).toBe(true);
  const mayFetch = readRobots("User-Agent: *\nDisallow: /a$\n");
  expect([mayFetch("/a"), mayFetch("/ab")]).toEqual([false, true]);
});
