import { useLingui } from "@lingui/react/macro";
import { Maximize, Minimize } from "lucide-react";
import { useSyncExternalStore } from "react";
import { IconButton } from "#/ui/IconButton.tsx";
import { Tooltip } from "#/ui/Tooltip.tsx";

function subscribe(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

const isFullScreen = () => document.fullscreenElement !== null;

/** The whole screen for the console, and back (M-HEAD-3). A browser that has no full screen has no button. */
export function FullScreenButton() {
  const { t } = useLingui();
  const isFull = useSyncExternalStore(subscribe, isFullScreen);
  if (!document.fullscreenEnabled) return null;
  const label = isFull ? t`Leave full screen` : t`Full screen`;
  const toggle = async () => {
    // A browser may refuse, for example in a frame; then the screen stays as it is.
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    await change.catch(() => undefined);
  };
  return (
    <Tooltip text={label}>
      <IconButton icon={isFull ? Minimize : Maximize} label={label} onPress={() => void toggle()} />
    </Tooltip>
  );
}
