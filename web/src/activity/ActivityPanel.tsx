import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { useState } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useLeaveGuard } from "#/form/useLeaveGuard.tsx";
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
  const [text, change] = useState("");
  const { leave, question } = useLeaveGuard(text.trim() !== "");
  const close = () => leave(onClose);
  return (
    <>
      <ModalOverlay className="ui-drawer-overlay" isOpen onOpenChange={close} isDismissable>
        <Modal className="activity-drawer">
          <Dialog className="activity-panel">
            <header className="activity-head">
              <div>
                <Heading slot="title" level={2}>
                  {t`Activity`}
                </Heading>
                <p dir="auto">{name}</p>
              </div>
              <IconButton icon={X} label={t`Close`} onPress={close} />
            </header>
            <div className="activity-body">
              <ActivityPage id={id} after={null} note={{ text, change }} />
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
      {question}
    </>
  );
}
