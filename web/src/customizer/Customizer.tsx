import { useLingui } from "@lingui/react/macro";
import { Palette } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useCloseOutside } from "#/ui/useCloseOutside.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { LookSheet } from "./LookSheet.tsx";
import { useLook } from "./useLook.ts";
import "./Customizer.css";

const loadPanel = () => import("./CustomizerPanel.tsx");
const CustomizerPanel = lazy(loadPanel);
const ConfigurationDialog = lazy(() => import("./ConfigurationDialog.tsx"));

const panelId = "customizer";

interface CustomizerProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The button at the page's side and the panel it opens. A press outside and Escape close it (Document 2 §2). */
export function Customizer({ isOpen, onOpenChange }: CustomizerProps) {
  const { t } = useLingui();
  const look = useLook();
  const [isConfigurationOpen, setIsConfigurationOpen] = useState(false);
  const opener = useRef<HTMLSpanElement>(null);
  const close = () => {
    onOpenChange(false);
    // On a phone the side has no room for the button: one comes by the account's menu, and goes back there.
    const isShown = opener.current?.checkVisibility() ?? false;
    const button = isShown ? opener.current?.querySelector("button") : null;
    (button ?? document.querySelector<HTMLElement>(".shell-account"))?.focus();
  };
  const inside = useCloseOutside(isOpen && !isConfigurationOpen, close);
  const title = t`Theme customizer`;
  return (
    <aside ref={inside} className="customizer" aria-label={title}>
      <LookSheet look={look} isWanted={isOpen} />
      <span ref={opener} className="customizer-opener">
        <IconButton
          icon={Palette}
          label={title}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onHoverStart={() => void loadPanel()}
          onPress={() => (isOpen ? close() : onOpenChange(true))}
        />
      </span>
      <Suspense fallback={null}>
        {isOpen && (
          <CustomizerPanel
            id={panelId}
            onClose={close}
            onShowConfiguration={() => setIsConfigurationOpen(true)}
          />
        )}
        {isConfigurationOpen && <ConfigurationDialog onClose={() => setIsConfigurationOpen(false)} />}
      </Suspense>
    </aside>
  );
}
