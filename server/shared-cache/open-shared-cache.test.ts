import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { PageStore } from "@/lib/page-cache/page-store.js";
import { pageEntry } from "@/lib/page-cache/testing/entries";
import { openSharedCache } from "./open-shared-cache";

test("a store works on its own from the start while Redis does not answer", async () => {
  const silent = createServer((socket) => socket.resume());
  await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
  const { port } = silent.address() as AddressInfo;
  const store = new PageStore();
  const url = `redis://127.0.0.1:${port}`;
  const { shared, close } = openSharedCache({ url, namespace: "test", store, onState: () => {} });
  const began = performance.now();
  store.write("/a", await pageEntry("a", { tags: ["goods:1"] }), Date.now());
  await store.load("/a");
  await store.revalidateTags(["goods:1"], undefined);
  expect(performance.now() - began).toBeLessThan(1_000);
  expect([shared.state, store.page("/a")?.kind]).toEqual(["unavailable", "page"]);
  close();
  await new Promise((closed) => silent.close(closed));
});
