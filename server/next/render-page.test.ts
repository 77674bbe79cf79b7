import { once } from "node:events";
import { pageRenderer } from "./render-page";

test("ends when a body that is larger than a stream's buffer waits for the buffer to empty", async () => {
  let drained = false;
  const render = pageRenderer(async (_, response) => {
    if (!response.write(Buffer.alloc(1024 * 1024))) await once(response, "drain");
    drained = true;
    response.end();
  });
  await render("/mima/host-files/picture/share");
  expect(drained).toBe(true);
});

test("ends when the render fails", async () => {
  await expect(
    pageRenderer(async () => {
      throw new Error("no such page");
    })("/mima/missing"),
  ).resolves.toBeUndefined();
});
