import { sendRequest } from "../../product/send-request";
import { type Check, expectTrue } from "../rehearsal";

/** Bound of what the first visit of a goods page transfers besides pictures, in bytes. */
const MOST_BYTES = 280 * 1024;
/** Shorter files are sent as they are. */
const COMPRESSED_FROM = 1_024;

const PAGE = "/goodsDetails?goodsId=1001";
const HEADERS = { host: "mima.example", "accept-encoding": "gzip, br" };

/** The files that a page names: scripts, styles and preloads of its own build. */
const filesOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/"(\/_next\/static\/[^"\\]+\.(?:js|css))/g)].map(([, path = ""]) => path),
  ),
];

/** Page and files reach a visitor through nginx compressed, and with one set of headers. */
export const firstVisit: Check = {
  name: "a first visit is compressed, and has every header once",
  async run({ site: { port } }) {
    const html = await sendRequest({ port, path: PAGE, headers: { host: HEADERS.host } });
    const files = filesOf(html.body.toString());
    expectTrue(files.length > 5, `the page names ${files.length} files`);
    let bytes = 0;
    for (const path of [PAGE, ...files]) {
      const { status, headers, body } = await sendRequest({ port, path, headers: HEADERS });
      const { length } = body;
      const at = `${path}: ${status}, ${length} bytes`;
      expectTrue(status === 200, at);
      bytes += length;
      const encoding = headers["content-encoding"];
      expectTrue(length < COMPRESSED_FROM || encoding === "br", `${at}, encoded ${encoding}`);
      expectTrue(
        !headers["cache-control"]?.includes(", public"),
        `${at}, ${headers["cache-control"]}`,
      );
      expectTrue(headers["x-content-type-options"] === "nosniff", `${at}, no security headers`);
    }
    expectTrue(bytes <= MOST_BYTES, `${bytes} bytes`);
    const refused = await sendRequest({ port, path: "/%", headers: HEADERS });
    expectTrue(
      refused.status === 400 && refused.headers["x-content-type-options"] === "nosniff",
      `nginx's own ${refused.status} has no security headers`,
    );
    return `${files.length} files, ${Math.round(bytes / 1024)} KiB with the page`;
  },
};
