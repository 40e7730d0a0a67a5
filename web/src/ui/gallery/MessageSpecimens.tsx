import { useState } from "react";
import { Button } from "../Button.tsx";
import { Notice } from "../Notice.tsx";
import { ProgressBar } from "../ProgressBar.tsx";
import { showToast } from "../toastQueue.ts";
import { Specimen } from "./Specimen.tsx";

export function MessageSpecimens() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <Specimen name="Notices">
        <Notice tone="success">Your account is activated. Please sign in.</Notice>
        {isShown && (
          <Notice
            tone="information"
            title="Draft restored"
            dismissLabel="Dismiss"
            onDismiss={() => setIsShown(false)}
          >
            You were writing this on Tuesday.
          </Notice>
        )}
        <Notice
          tone="warning"
          title="Another product has order 3"
          action={<Button size="small">Show</Button>}
        >
          Both are kept.
        </Notice>
        <Notice tone="danger" announce="alert">
          We could not reach the service. Try again.
        </Notice>
        <Notice tone="warning" shape="banner">
          The service is being maintained. What you see may be some minutes old.
        </Notice>
      </Specimen>
      <Specimen name="Toasts and progress">
        <div className="gallery-line">
          <Button onPress={() => showToast({ title: "Category added" })}>Success</Button>
          <Button
            onPress={() =>
              showToast({
                title: "Variant disabled",
                tone: "information",
                action: { label: "Undo", onPress: () => undefined },
              })
            }
          >
            With undo
          </Button>
          <Button
            onPress={() =>
              showToast({
                title: "The image was not stored",
                description: "It is larger than 500 kB.",
                tone: "danger",
              })
            }
          >
            Failure
          </Button>
        </div>
        <ProgressBar label="summary.webp" value={64} />
        <ProgressBar label="Importing products" value={37} maximum={120} valueLabel="37 of 120 rows" />
        <ProgressBar label="Preparing" />
      </Specimen>
    </>
  );
}
