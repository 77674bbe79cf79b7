import { pictureStore } from "@storefront/marketplace/pictures/pictures";
import type { Hono } from "hono";
import { recordAudit } from "../../audit/record-audit";
import { importCatalogue } from "../../catalogue/import-catalogue";
import { findImport, removeImport, saveImport } from "../../catalogue/import-store";
import {
  type Console,
  type ConsoleContext,
  type ConsoleEnv,
  fieldOf,
  type PageStatus,
  refusalText,
  requireRole,
} from "../console-env";
import type { FormProblem } from "../form-fields";
import { onForm } from "../on-form";
import { showPage } from "../show-page";
import { ImportView, type Tried } from "../views/import-view";

const SECTION = "/admin/listings";
const NO_FILE = { field: "file", text: "请选择一个 .jsonl 或 .json 文件" };

/** Imports an uploaded catalog file: a dry run first, then for real when confirmed. */
export function importPage(app: Hono<ConsoleEnv>, { deps, realClock }: Console): void {
  const { db, clock, config } = deps;
  const pictures = () => pictureStore(config.dataDir);

  const show = (c: ConsoleContext, problem?: FormProblem, status?: PageStatus, tried?: Tried) => {
    const done = c.req.query("done") ?? "";
    const [created, updated, unchanged] = done.split("-").map(Number);
    const counts = /^\d+-\d+-\d+$/.test(done) ? { created, updated, unchanged } : null;
    const view = <ImportView tried={tried} done={counts} />;
    return showPage(c, { title: "导入商品", section: SECTION, problem, view }, status);
  };

  app.get("/listings/import", (c) => {
    requireRole(c, "owner");
    return show(c);
  });

  app.post("/listings/import", async (c) => {
    requireRole(c, "owner");
    const file = c.get("files").get("file");
    if (!file || typeof file === "string" || file.size === 0) return show(c, NO_FILE, 400);
    if (!/\.jsonl?$/i.test(file.name)) return show(c, NO_FILE, 400);
    const name = await saveImport(config.dataDir, file, realClock.now());
    const path = await findImport(config.dataDir, name);
    if (path === null) return show(c, NO_FILE, 409);
    const options = { now: clock.now(), pictures: pictures(), isTrial: true };
    const outcome = await importCatalogue(db, path, options).catch(refusalText);
    if (typeof outcome === "string") {
      await removeImport(path);
      return show(c, { text: `${outcome}。什么也没有改变。` }, 409);
    }
    if (outcome.state === "refused") await removeImport(path);
    const isRefused = outcome.state === "refused";
    return show(c, undefined, isRefused ? 400 : 200, { outcome, name, file: file.name });
  });

  onForm(app, "/listings/import/confirm", {
    role: "owner",
    show: (c, problem, status) => show(c, problem, status),
    async change(c, operator) {
      const path = await findImport(config.dataDir, fieldOf(c, "name"));
      if (path === null) return { text: "文件已经过期或已经导入过，请重新上传。" };
      const now = clock.now();
      const outcome = await importCatalogue(db, path, {
        now,
        pictures: pictures(),
        after: (tx, { created, updated, unchanged }) =>
          recordAudit(
            tx,
            operator,
            {
              action: "catalogue.import",
              subject: "catalogue",
              after: { file: fieldOf(c, "file").slice(0, 200), created, updated, unchanged },
            },
            now,
          ),
      });
      if (outcome.state === "refused") {
        return { text: "现在有不对的行，什么也没有导入：请重新上传，查看每一行的问题。" };
      }
      await removeImport(path);
      const { created, updated, unchanged } = outcome.counts;
      return { to: `/admin/listings/import?done=${created}-${updated}-${unchanged}` };
    },
  });
}
