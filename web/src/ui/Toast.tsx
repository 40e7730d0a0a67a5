import { X } from "lucide-react";
import {
  Button as AriaButton,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from "react-aria-components/Toast";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { keepRoom } from "./messagesRoom.ts";
import { toneIcons } from "./Notice.tsx";
import { toastQueue } from "./toastQueue.ts";
import "./Toast.css";

export interface ToastRegionProps {
  /** Name of the landmark ("Messages"). */
  label: string;
  closeLabel: string;
}

/** Where the focus was before it came to the messages. */
let before: EventTarget | null = null;

function watch(region: HTMLElement | null): void {
  keepRoom(region);
  region?.addEventListener("focusin", ({ relatedTarget: from }) => {
    if (!(from instanceof Node && region.contains(from))) before = from;
  });
}

/** A message that is closed gives the focus back; the next one would keep it, and so stay for ever. */
function giveFocusBack(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) activeElement.blur();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
}

/** Where toasts appear; once, at the root of the app. The only file that knows React Aria's unstable names. */
export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  return (
    <AriaToastRegion queue={toastQueue} aria-label={label} className="ui-toasts" ref={watch}>
      {({ toast }) => {
        const { tone = "success", title, description, action } = toast.content;
        return (
          <AriaToast toast={toast} className="ui-toast" data-tone={tone}>
            <Icon of={toneIcons[tone]} />
            <ToastContent className="ui-toast-text">
              <Text slot="title" className="ui-toast-title">
                {title}
              </Text>
              {description && (
                <Text slot="description" className="ui-toast-description">
                  {description}
                </Text>
              )}
            </ToastContent>
            {action && (
              <Button
                size="small"
                onPress={() => {
                  giveFocusBack();
                  action.onPress();
                  toastQueue.close(toast.key);
                }}
              >
                {action.label}
              </Button>
            )}
            <AriaButton
              slot="close"
              aria-label={closeLabel}
              className="ui-button"
              data-variant="quiet"
              data-size="small"
              data-icon-only
              onPress={giveFocusBack}
            >
              <Icon of={X} />
            </AriaButton>
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
}
