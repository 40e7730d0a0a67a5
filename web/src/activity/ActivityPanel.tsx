import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { FailurePanel } from "#/failure/FailurePanel.tsx";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { ActivityPage } from "./ActivityPage.tsx";
import "#/ui/DrawerOverlay.css";
import "./activity.css";

interface ActivityPanelProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** What was done to a record, the newest first, as it happens. */
export default function ActivityPanel({ id, name, onClose }: ActivityPanelProps) {
  const { t } = useLingui();
  return (
    <ModalOverlay className="ui-drawer-overlay" isOpen onOpenChange={onClose} isDismissable>
      <Modal className="activity-drawer">
        <Dialog className="activity-panel">
          <header className="activity-head">
            <div>
              <Heading slot="title" level={2}>
                {t`Activity`}
              </Heading>
              <p dir="auto">{name}</p>
            </div>
            <IconButton icon={X} label={t`Close`} onPress={onClose} />
          </header>
          <div className="activity-body">
            <ErrorBoundary fallback={(error, reset) => <FailurePanel error={error} onRetry={reset} />}>
              <ActivityPage id={id} after={null} />
            </ErrorBoundary>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
