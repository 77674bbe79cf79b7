"use client";

import { useState } from "react";
import { LazyComponent } from "@/components/ui/lazy-component";

const load = () => import("./report-dialog").then((part) => part.ReportDialog);

/** 举报, with its lazily loaded dialog. */
export function ReportButton({ goodsId }: { goodsId: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="rounded-s hover:text-primary-strong hover:underline narrow:min-h-6"
      >
        举报
      </button>
      {open ? (
        <LazyComponent load={load} props={{ goodsId, onClose: () => setOpen(false) }} />
      ) : null}
    </>
  );
}
