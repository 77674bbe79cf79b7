import { readFileSync } from "node:fs";
import { sourceFiles } from "./source-files";

/** Components of purchase and login, whose handlers never fail without a message. */
const GUARDED =
  /^components\/(?:(?:purchase|login|group|rent)\/|goods\/(?:buy-|spec-|quantity-|sticky-buy|active-dialog|app-dialog)|ui\/(?:quantity-stepper|limited-text)\.)/;

/** Handlers of elements and of a library's parts. Our own components pass theirs on; Button and Dialog guard them. */
function unguardedHandlers(source: string): string[] {
  return [...source.matchAll(/\b(on[A-Z]\w*)=\{(\s*guardHandler\()?([^\n]*)/g)].flatMap((match) => {
    const [text, , guarded = "", rest = ""] = match;
    const tag = [...source.slice(0, match.index).matchAll(/<([A-Za-z][\w.]*)(?=\s)/g)].at(-1)?.[1];
    const isElement = tag !== undefined && /^[a-z]|\./.test(tag);
    const drops = /^(?:\([^()]*\)|\w+) => void /.test(guarded ? rest : (text.split("={")[1] ?? ""));
    return (isElement && guarded === "") || drops ? [`${tag} ${text}`] : [];
  });
}

const files = sourceFiles("*.tsx").filter((file) => GUARDED.test(file) && !file.includes(".test."));

test("finds an unguarded handler and a dropped promise", () => {
  const source = [
    "<button onClick={guardHandler(act)}>",
    "<button onClick={act}>",
    "<Tabs.Root onValueChange={act}>",
    "<Button onClick={() => void act()}>",
    "<Button onClick={act}>",
  ];
  expect(source.filter((line) => unguardedHandlers(line).length > 0)).toEqual(source.slice(1, 4));
});

test("finds components of both flows", () => {
  expect(files).toEqual(expect.arrayContaining(["components/login/phone-form.tsx"]));
  expect(files.length).toBeGreaterThan(50);
});

test.each(files)("%s guards every handler", (file) => {
  expect(unguardedHandlers(readFileSync(file, "utf8"))).toEqual([]);
});
