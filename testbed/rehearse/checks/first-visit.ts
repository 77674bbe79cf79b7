import { Visitor } from "../../buyer/visitor";
import { type Check, expectTrue } from "../rehearsal";
import { type BrowserAnswer, visitInBrowser } from "../visit-in-browser";

/** Bound of what the first visit of a goods page transfers without pictures, in bytes. */
const MOST_BYTES = 320 * 1024;
/** Shorter texts are sent as they are. */
const COMPRESSED_FROM = 1_024;

/** The sample catalog's pictures are the sandbox's, which is off; the default avatars are the marketplace's. */
const MISSING = /^\/media\/(?!avatars\/[1-6]?\d\.webp$)/;
/** The avatar of a user. */
const AVATAR = "/media/avatars/1.webp?w=80";

const PAGE = "https://mima.example/goodsDetails?goodsId=1001";

/** Compressed by the build (scripts, styles) or for each answer. */
const ENCODINGS: [type: RegExp, encodings: string[]][] = [
  [/javascript|css/, ["br"]],
  [/html|json|svg|xml/, ["br", "gzip", "zstd"]],
];

/** A browser receives page, scripts, styles and data through nginx compressed, and with one set of headers. */
export const firstVisit: Check = {
  name: "a first visit is compressed, and has every header once",
  async run({ site: { nginx } }) {
    const answers = await visitInBrowser(PAGE, nginx.https);
    expectTrue(answers.length > 10, `the browser received ${answers.length} answers`);
    for (const answer of answers) expectAnswer(answer);
    const avatar = await new Visitor().send(AVATAR);
    expectTrue(avatar.status === 200, `${AVATAR}: ${avatar.status}`);
    const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0);
    expectTrue(bytes <= MOST_BYTES, `${bytes} bytes`);
    return `${answers.length} answers over HTTP/2, ${Math.round(bytes / 1024)} KiB`;
  },
};

function expectAnswer({ url, status, protocol, mimeType, headers, bytes }: BrowserAnswer): void {
  const at = `${url}: ${status}, ${bytes} bytes`;
  expectTrue(status === (MISSING.test(new URL(url).pathname) ? 404 : 200), at);
  expectTrue(protocol === "h2", `${at}, over ${protocol}`);
  const [, encodings] = ENCODINGS.find(([type]) => type.test(mimeType)) ?? [];
  const encoding = headers["content-encoding"] ?? "";
  const isCompressed = !encodings || bytes < COMPRESSED_FROM || encodings.includes(encoding);
  expectTrue(isCompressed, `${at}, ${mimeType} is encoded ${encoding || "not at all"}`);
  const caching = headers["cache-control"] ?? "";
  expectTrue(/^[^\n]+$/.test(caching) && !/, public/.test(caching), `${at}, kept ${caching}`);
  expectTrue(headers["x-content-type-options"] === "nosniff", `${at}, no security headers`);
  expectTrue(/^max-age=\d+$/.test(headers["strict-transport-security"] ?? ""), `${at}, no HSTS`);
}
