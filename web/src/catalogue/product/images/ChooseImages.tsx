import { Trans, useLingui } from "@lingui/react/macro";
import { Images } from "lucide-react";
import { useId } from "react";
import { SellerPicker } from "#/sellers/SellerPicker.tsx";
import { Button } from "#/ui/Button.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { ProgressBar } from "#/ui/ProgressBar.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import { DropArea } from "#/upload/DropArea.tsx";
import { FileButton } from "#/upload/FileButton.tsx";
import { isImageName } from "./fileNames.ts";
import "./imageFiles.css";

interface ChooseImagesProps {
  /** Whether a location is chosen first: an SKU is unique in its location. */
  readonly hasLocations: boolean;
  readonly seller: SelectOption | null;
  readonly onSeller: (seller: SelectOption | null) => void;
  readonly problem: string | null;
  /** Products are being looked for. */
  readonly isFinding: boolean;
  readonly mostFiles: number;
  /** Gets also the names of folders and files that could not be read. */
  readonly onFiles: (files: readonly File[], unread: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Where images are chosen, and how their files are to be called. */
export function ChooseImages(props: ChooseImagesProps) {
  const { hasLocations, seller, onSeller, problem, isFinding, mostFiles, onFiles, onCancel } = props;
  const { t } = useLingui();
  const limit = useId();
  const choose = (files: readonly File[]) => onFiles(files, []);
  return (
    <section className="import-step">
      {problem !== null && (
        <Notice tone="danger" announce="alert">
          {problem}
        </Notice>
      )}
      {hasLocations && (
        <div className="image-files-location">
          <SellerPicker
            name="sellerId"
            label={t`Location`}
            required={t`Choose a location`}
            chosen={seller}
            onChoose={onSeller}
          />
        </div>
      )}
      <DropArea
        onFiles={onFiles}
        isInvalid={problem !== null}
        isFilled={isFinding}
        folders={{ most: mostFiles, isWanted: isImageName }}
      >
        <div className="import-drop">
          <Icon of={Images} size={28} />
          {isFinding ? (
            <>
              <ProgressBar label={t`Looking for the products`} />
              <Button size="small" onPress={onCancel}>{t`Cancel`}</Button>
            </>
          ) : (
            <>
              <p>{t`Drop images or a folder here, or choose them`}</p>
              <div className="import-actions">
                <FileButton
                  label={t`Choose images`}
                  fullLabel={t`Choose images of products`}
                  allowsMany
                  describedBy={limit}
                  onFiles={choose}
                />
                <FileButton
                  label={t`Choose a folder`}
                  fullLabel={t`Choose a folder with images of products`}
                  isFolder
                  describedBy={limit}
                  onFiles={choose}
                />
              </div>
              <p className="import-note" id={limit}>
                {t`PNG, JPG or WEBP, up to ${mostFiles} at once.`}
              </p>
            </>
          )}
        </div>
      </DropArea>
      <div className="image-files-names">
        <h2>{t`How the files are called`}</h2>
        <dl>
          <div>
            <dt>
              <code>TEA-100.jpg</code>
            </dt>
            <dd>
              <Trans>
                The summary image of the product with the SKU <code>TEA-100</code>
              </Trans>
            </dd>
          </div>
          <div>
            <dt>
              <code>TEA-100-2.jpg</code>, <code>TEA-100-3.jpg</code>
            </dt>
            <dd>{t`Its further images, in this order, behind those that are there`}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
