"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import { type DataSection, readExport } from "@/lib/account/read-personal-data";
import { call } from "@/lib/api/call.client";
import { withLogin } from "@/lib/session/login-gate";
import { DataTable } from "./data-table";

const FILE_NAME = "my-data.json";
const UNREADABLE = "服务器返回的内容不完整，请稍后重试";

/** Fetches the export when asked: shows it as tables, and saves it as a JSON file. */
export function ExportPanel() {
  const [sections, setSections] = useState<DataSection[] | null>(null);
  const [file, setFile] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  const load = async () => {
    if (busy) return;
    setBusy(true);
    setProblem("");
    const answer = await withLogin(() => call("exportData", {}));
    setBusy(false);
    const read = answer.ok ? readExport(answer.data) : null;
    if (!answer.ok || read === null) {
      const words = answer.ok ? UNREADABLE : answer.msg;
      setProblem(words);
      showToast("warning", words);
      return;
    }
    setFile(JSON.stringify(answer.data, null, 2));
    setSections(read);
  };
  return (
    <>
      <p className="text-ink-2 text-sm">
        本站保存的与你有关的资料：账号、登录、订单、账目、售后、消息、收藏等，时间均为北京时间。卡密和账号密码只在手机的订单里显示，不在其中。
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button variant={sections ? "outline" : "primary"} aria-busy={busy} onClick={load}>
          {sections ? "重新导出" : "查看我的资料"}
        </Button>
        {sections ? (
          <Button variant="primary" onClick={() => saveFile(file)}>
            下载 JSON 文件
          </Button>
        ) : null}
      </div>
      <p role="alert" className="min-h-6 pt-2 text-danger text-sm">
        {problem}
      </p>
      {sections ? <Tables sections={sections} /> : null}
    </>
  );
}

function Tables({ sections }: { sections: readonly DataSection[] }) {
  const filled = sections.filter(({ rows }) => rows.length > 0);
  const empty = sections.filter(({ rows }) => rows.length === 0);
  return (
    <div className="space-y-3">
      {filled.map((section) => (
        <DataTable key={section.key} section={section} />
      ))}
      {empty.length > 0 ? (
        <p className="text-ink-2 text-sm">没有记录：{empty.map(({ title }) => title).join("、")}</p>
      ) : null}
    </div>
  );
}

/** The text never leaves the browser: it is saved from memory. */
function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(url);
}
