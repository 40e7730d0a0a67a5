import { useLingui } from "@lingui/react/macro";
import { Braces, RotateCcw, X } from "lucide-react";
import { use } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { NotifierContext } from "#/relay/Notifier.ts";
import { Button } from "#/ui/Button.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Tabs } from "#/ui/Tabs.tsx";
import { resetLook } from "./chosenLook.ts";
import { ColorTab } from "./ColorTab.tsx";
import { SettingsTab } from "./SettingsTab.tsx";
import { useLook } from "./useLook.ts";
import { useDefaults } from "./useDefaults.ts";
import "./CustomizerPanel.css";

interface CustomizerPanelProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onShowConfiguration: () => void;
}

/** The customizer (Document 2 §2): beside the page, which changes as one chooses. It takes the focus when it opens. */
export default function CustomizerPanel({ id, onClose, onShowConfiguration }: CustomizerPanelProps) {
  const { t } = useLingui();
  const look = useLook();
  const defaults = useDefaults();
  const notifier = use(NotifierContext);
  const title = t`Theme customizer`;
  const reset = () => {
    resetLook();
    notifier.success(t`Everything looks as it came.`);
  };
  return (
    <Dialog id={id} className="customizer-panel" aria-label={title}>
      <header className="customizer-head">
        <div>
          <h2 className="customizer-title">{title}</h2>
          <p className="customizer-note">{t`Applies at once, and stays in this browser.`}</p>
        </div>
        <IconButton icon={X} label={t`Close`} size="small" onPress={onClose} />
      </header>
      <Tabs
        label={title}
        tabs={[
          {
            id: "settings",
            title: t`Settings`,
            content: <SettingsTab look={look} defaults={defaults} />,
          },
          { id: "color", title: t`Colour`, content: <ColorTab look={look} defaults={defaults} /> },
        ]}
      />
      <footer className="customizer-foot">
        <Button variant="quiet" icon={RotateCcw} onPress={reset}>
          {t`Reset to default`}
        </Button>
        <Button icon={Braces} onPress={onShowConfiguration}>
          {t`Configuration`}
        </Button>
      </footer>
    </Dialog>
  );
}
