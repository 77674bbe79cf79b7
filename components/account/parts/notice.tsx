import { Button } from "@/components/ui/button";
import { DrawnNotice } from "@/components/ui/drawn-notice";
import { EmptyShelf } from "@/components/ui/empty-shelf";

interface Props {
  title: string;
  text: string;
  role?: "alert";
  /** A button, or a link to another page. */
  action?: { name: string; onAction: () => void } | { name: string; href: string };
}

/** Shown in place of a list that is empty or could not be loaded. */
export function Notice({ title, text, role, action }: Props) {
  return (
    <div role={role} className="rounded-m bg-white px-10 py-16 shadow-card small:px-5 small:py-8">
      <DrawnNotice drawing={<EmptyShelf />} textWidth="max-w-sm">
        <p className="font-semibold text-lg">{title}</p>
        <p className="mt-2 text-ink-2">{text}</p>
        {action === undefined ? null : "href" in action ? (
          <a
            href={action.href}
            className="mt-6 inline-flex h-10 items-center rounded-s bg-primary px-5 text-sm text-white hover:bg-primary-strong"
          >
            {action.name}
          </a>
        ) : (
          <Button variant="primary" className="mt-6" onClick={action.onAction}>
            {action.name}
          </Button>
        )}
      </DrawnNotice>
    </div>
  );
}
