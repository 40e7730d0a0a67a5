import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { StepHeading } from "#/import/StepHeading.tsx";
import { Button } from "#/ui/Button.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { Switch } from "#/ui/Switch.tsx";
import { LeftOutFiles } from "./LeftOutFiles.tsx";
import { ImageRows } from "./ImageRows.tsx";
import { type FoundProduct, type PlannedProduct, planImages } from "./plan.ts";

interface ImagePlanProps {
  readonly files: readonly File[];
  readonly found: readonly FoundProduct[];
  /** Folders and files that could not be read, by name. */
  readonly unread: readonly string[];
  /** @param fits whether images that are too large are made smaller */
  readonly onStart: (products: readonly PlannedProduct[], fits: boolean) => void;
  readonly onBack: () => void;
}

/** What would become of each file. Nothing is sent before somebody has seen it. */
export function ImagePlan({ files, found, unread, onStart, onBack }: ImagePlanProps) {
  const { t } = useLingui();
  const [replacesSummary, setReplacesSummary] = useState(false);
  const [fits, setFits] = useState(true);
  const { products, leftOut } = planImages(files, found, replacesSummary);
  const count = products.reduce((sum, { images }) => sum + images.length, 0);
  const canReplace = found.some(({ hasSummary }) => hasSummary);
  return (
    <section className="import-step">
      <StepHeading lead={t`Nothing is sent before you have seen which product each image goes to.`}>
        <Trans>
          <Plural value={count} one="# image" other="# images" /> for{" "}
          <Plural value={products.length} one="# product" other="# products" />
        </Trans>
      </StepHeading>
      {count === 0 && (
        <Notice tone="warning" announce="status">
          {t`None of these images can be added. The reasons stand below.`}
        </Notice>
      )}
      <div className="image-files-choices">
        {canReplace && (
          <Switch isSelected={replacesSummary} onChange={setReplacesSummary}>
            {t`Replace summary images that are there`}
          </Switch>
        )}
        <Switch
          isSelected={fits}
          onChange={setFits}
          description={t`A summary image may have 512 kB, a further one 256 kB.`}
        >
          {t`Make larger images fit`}
        </Switch>
      </div>
      <div className="import-actions">
        <Button variant="primary" isDisabled={count === 0} onPress={() => onStart(products, fits)}>
          <Plural value={count} one="Add # image" other="Add # images" />
        </Button>
        <Button onPress={onBack}>{t`Choose other images`}</Button>
      </div>
      {unread.length > 0 && (
        <Notice tone="warning" announce="status">
          {t`These could not be read: ${unread.join(", ")}`}
        </Notice>
      )}
      <LeftOutFiles files={leftOut} />
      <ImageRows products={products} states={null} />
    </section>
  );
}
