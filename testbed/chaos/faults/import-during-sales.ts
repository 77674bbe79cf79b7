import { writeCatalogue } from "../../rehearse/site";
import { type Fault, UNNOTICED } from "../fault";
import { catalogueRows } from "../listings";

export const importDuringSales: Fault = {
  name: "import-during-sales",
  does: "the catalogue is imported again and again, each time with other prices",
  seconds: 20,
  bound: UNNOTICED,
  alerts: [],
  async begin({ site, release, folder }) {
    let isOver = false;
    const importing = (async () => {
      for (let turn = 1; !isOver; turn += 1) {
        const file = writeCatalogue(folder, "prices.jsonl", catalogueRows(turn % 100));
        await site.run(release, "market", ["import", file]);
      }
    })();
    importing.catch(() => {});
    return async () => {
      isOver = true;
      await importing;
    };
  },
};
