"use client";

import {
  BLOCKER_WORDS,
  DELETION_KEEPS,
  DELETION_REMOVES,
} from "@storefront/contract/account/deletion-terms";
import { type DeletionState, readDeletion } from "@/lib/account/read-personal-data";
import { AccountData } from "../parts/account-data";
import { useAccountCall } from "../parts/use-account-call";
import { CloseForm } from "./close-form";

/** The effects of closing the account, and either the obstacles or the form. */
export function CloseAccount() {
  const answer = useAccountCall("deletion", {}, readDeletion);
  return (
    <>
      <div className="grid grid-cols-2 gap-6 narrow:grid-cols-1">
        <Lines title="会删除" lines={DELETION_REMOVES} />
        <Lines title="会留下" lines={DELETION_KEEPS} />
      </div>
      <div className="mt-6 border-line border-t pt-5">
        <AccountData answer={answer} label="能否注销">
          {({ phone, blockers }) =>
            blockers.length > 0 ? <Blockers blockers={blockers} /> : <CloseForm phone={phone} />
          }
        </AccountData>
      </div>
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3 className="mb-2 font-medium">{title}</h3>
      <ul className="list-disc space-y-1 pl-5 text-ink-2 text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function Blockers({ blockers }: { blockers: DeletionState["blockers"] }) {
  return (
    <div className="rounded-s bg-ground p-4">
      <h3 className="mb-2 font-medium">现在不能注销，请先办完</h3>
      <ul className="list-disc space-y-1 pl-5 text-sm">
        {blockers.map((kind) => {
          const { name, wayOut, path } = BLOCKER_WORDS[kind];
          return (
            <li key={kind}>
              <a
                href={path}
                className="inline-block py-1 text-primary-strong underline underline-offset-2"
              >
                {name}
              </a>
              ：{wayOut}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
