import { useLingui } from "@lingui/react/macro";
import { Dialog, DialogBody } from "#/ui/Dialog.tsx";
import { Keys } from "#/ui/Keys.tsx";
import "./shortcut.css";

/** One line of the sheet. */
export interface ShortcutLine {
  readonly keys: readonly string[];
  readonly label: string;
}

interface ShortcutSheetProps {
  /** `g` and a letter, for what this user's menu has. */
  readonly routes: readonly ShortcutLine[];
  readonly onClose: () => void;
}

/** All keys of the console (`?`). */
export default function ShortcutSheet({ routes, onClose }: ShortcutSheetProps) {
  const { t } = useLingui();
  const isApple = /Mac|iP(?:hone|ad)/.test(navigator.userAgent);
  const everywhere: ShortcutLine[] = [
    { keys: ["/"], label: t`Search for screens, actions and records` },
    { keys: [isApple ? "⌘" : "Ctrl", "K"], label: t`The same, also while you type` },
    { keys: ["?"], label: t`This list` },
    { keys: ["Esc"], label: t`Close what is open` },
  ];
  const order: ShortcutLine[] = [
    { keys: ["a"], label: t`Accept` },
    { keys: ["p"], label: t`Pack` },
    { keys: ["s"], label: t`Scan and pack` },
    { keys: ["d"], label: t`Despatch` },
    { keys: ["l"], label: t`Label` },
    { keys: ["j"], label: t`Next order of the list` },
    { keys: ["k"], label: t`Previous order of the list` },
  ];
  const review: ShortcutLine[] = [
    { keys: ["a"], label: t`To the button that approves` },
    { keys: ["r"], label: t`To the remark` },
    { keys: ["j"], label: t`Next product that waits` },
    { keys: ["k"], label: t`Previous product that waits` },
  ];
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Keyboard shortcuts`}
      description={t`They rest while you type.`}
      closeLabel={t`Close`}
    >
      <DialogBody readLabel={t`Keys`}>
        <ShortcutList title={t`Everywhere`} lines={everywhere} />
        <ShortcutList title={t`Go to`} lines={routes} />
        <ShortcutList title={t`On the page of an order`} lines={order} />
        <ShortcutList title={t`At the review of a product`} lines={review} />
      </DialogBody>
    </Dialog>
  );
}

function ShortcutList({ title, lines }: { title: string; lines: readonly ShortcutLine[] }) {
  return (
    <section className="shortcuts">
      <h3>{title}</h3>
      <dl>
        {lines.map(({ keys, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Keys keys={keys} />
              <span className="ui-visually-hidden">{keys.join(" ")}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
