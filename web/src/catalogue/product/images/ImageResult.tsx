import { Plural, useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { addresses } from "#/app/addresses.ts";
import { StepHeading } from "#/import/StepHeading.tsx";
import { Button } from "#/ui/Button.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { ProgressBar } from "#/ui/ProgressBar.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import { ImageRows } from "./ImageRows.tsx";
import type { ImageRun } from "./ImageRun.ts";

interface ImageResultProps {
  readonly run: ImageRun;
  /** Why those that are left could not be looked at. */
  readonly problem: string | null;
  /** Their products are being looked for. */
  readonly isFinding: boolean;
  /** Those that were not added are looked at once more. */
  readonly onAgain: (files: readonly File[]) => void;
  readonly onMore: () => void;
}

/** How far the images are, and what became of them. */
export function ImageResult({ run, problem, isFinding, onAgain, onMore }: ImageResultProps) {
  const { t } = useLingui();
  const { states, isRunning } = useSyncExternalStore(run.subscribe, run.state);
  const all = [...states];
  const added = all.filter(([, { step }]) => step === "added").length;
  const left = all.filter(([, { step }]) => step !== "added").map(([file]) => file);
  const failed = all.filter(([, { step }]) => step === "failed").length;
  return (
    <section className="import-step">
      <StepHeading>
        {isRunning ? (
          t`Adding images`
        ) : left.length === 0 ? (
          <Plural value={added} one="# image was added" other="# images were added" />
        ) : (
          t`${added} of ${all.length} images were added`
        )}
      </StepHeading>
      {problem !== null && (
        <Notice tone="danger" announce="alert">
          {problem}
        </Notice>
      )}
      <ProgressBar
        label={t`Images`}
        value={added + failed}
        maximum={all.length}
        valueLabel={t`${added + failed} of ${all.length}`}
      />
      <div className="import-actions">
        {isRunning ? (
          <Button onPress={() => run.stop()}>{t`Stop`}</Button>
        ) : (
          <>
            {left.length > 0 && (
              <Button
                variant="primary"
                isPending={isFinding}
                pendingLabel={t`Looking for the products`}
                onPress={() => onAgain(left)}
              >
                {t`Try ${left.length} again`}
              </Button>
            )}
            <LinkButton href={addresses.products} {...(left.length === 0 && { variant: "primary" })}>
              {t`Show the list`}
            </LinkButton>
            <Button onPress={onMore}>{t`Add more images`}</Button>
          </>
        )}
      </div>
      <VisuallyHidden isStatus>{!isRunning && t`${added} of ${all.length} images were added`}</VisuallyHidden>
      <ImageRows products={run.products} states={states} />
    </section>
  );
}
