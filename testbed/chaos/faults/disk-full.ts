import { sendRequest } from "../../product/send-request";
import { type Fault, REFUSED } from "../fault";

export const diskFull: Fault = {
  name: "disk-full",
  does: "the disk of the tables has no byte left",
  seconds: 30,
  bound: REFUSED,
  alerts: ["DatabaseDiskFull"],
  async begin({ servers: { disk } }) {
    if (!disk) throw new Error("only root can mount a disk that fills up");
    disk.fill();
    return async () => disk.empty();
  },
  /** No marketplace says that it is ready. */
  async check({ site: { marketplaces } }) {
    const answers = await Promise.all(
      marketplaces.map(({ port }) => sendRequest({ port, path: "/readyz", agent: false })),
    );
    return answers
      .filter(({ status, body }) => status !== 503 || !String(body).includes("disk full"))
      .map(({ status, body }) => `/readyz is ${status}: ${body}`);
  },
};
