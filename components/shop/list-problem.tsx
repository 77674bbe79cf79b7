import { Button } from "@/components/ui/button";
import { DrawnNotice } from "@/components/ui/drawn-notice";
import { EmptyShelf } from "../ui/empty-shelf";

interface Props {
  text: string;
  action?: string;
  onRetry: () => void;
}

/** Error or empty page of the list, with a button; the rest of the shop page still works. */
export function ListProblem({ text, action = "重新加载", onRetry }: Props) {
  return (
    <div role="alert" className="rounded-m bg-white px-10 py-16 shadow-card small:px-5 small:py-8">
      <DrawnNotice drawing={<EmptyShelf />} textWidth="max-w-sm">
        <p className="font-semibold text-lg">{text}</p>
        <p className="mt-2 text-ink-2">你选的排序还在，其他页也可以接着看。</p>
        <Button variant="primary" className="mt-6" onClick={onRetry}>
          {action}
        </Button>
      </DrawnNotice>
    </div>
  );
}
