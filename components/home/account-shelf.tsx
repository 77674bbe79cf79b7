import { chooseAccounts } from "@/lib/home/choose-accounts";
import type { Shelf } from "@/lib/home/home-goods";
import { AccountCard } from "./account-card";
import { ShelfSection } from "./shelf-section";

const SHOWN = 6;
/** Close enough to the first screen. */
const EAGER = 2;

/** Accounts of different games, with their facts. */
export function AccountShelf({ shelf, first }: { shelf: Shelf; first: boolean }) {
  const rows = chooseAccounts(shelf.rows, SHOWN);
  return (
    <ShelfSection
      kind={shelf.slug}
      title="账号"
      note="段位、皮肤、换绑写在前面"
      games={shelf.games}
      height={600}
    >
      <ul className="grid grid-cols-2 gap-4 wide:grid-cols-3 small:grid-cols-1">
        {rows.map((row, index) => (
          <AccountCard key={row.id} row={row} eager={first && index < EAGER} />
        ))}
      </ul>
    </ShelfSection>
  );
}
