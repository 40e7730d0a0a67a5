import { t } from "@lingui/core/macro";
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
      <Specimen name={t`Notices`}>
        <Notice tone="success">{t`Your account is activated. Please sign in.`}</Notice>
        {isShown && (
          <Notice
            tone="information"
            title={t`Draft restored`}
            dismissLabel={t`Dismiss`}
            onDismiss={() => setIsShown(false)}
          >
            {t`You were writing this on Tuesday.`}
          </Notice>
        )}
        <Notice
          tone="warning"
          title={t`Another product has order 3`}
          action={<Button size="small">{t`Show`}</Button>}
        >
          {t`Both are kept.`}
        </Notice>
        <Notice tone="danger" announce="alert">
          {t`We could not reach the service. Try again.`}
        </Notice>
        <Notice tone="warning" shape="banner">
          {t`The service is being maintained. What you see may be some minutes old.`}
        </Notice>
      </Specimen>
      <Specimen name={t`Toasts and progress`}>
        <div className="gallery-line">
          <Button onPress={() => showToast({ title: t`Category added` })}>{t`Success`}</Button>
          <Button
            onPress={() =>
              showToast({
                title: t`Variant disabled`,
                tone: "information",
                action: { label: t`Undo`, onPress: () => undefined },
              })
            }
          >
            {t`With undo`}
          </Button>
          <Button
            onPress={() =>
              showToast({
                title: t`The image was not stored`,
                description: t`It is larger than 500 kB.`,
                tone: "danger",
              })
            }
          >
            {t`Failure`}
          </Button>
        </div>
        <ProgressBar label="summary.webp" value={64} />
        <ProgressBar label={t`Importing products`} value={37} maximum={120} valueLabel={t`37 of 120 rows`} />
        <ProgressBar label={t`Preparing`} />
      </Specimen>
    </>
  );
}
