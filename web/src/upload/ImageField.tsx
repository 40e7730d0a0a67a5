import { useLingui } from "@lingui/react/macro";
import { CircleAlert, ImageUp, RotateCw, Shrink, Trash2, Undo2, X } from "lucide-react";
import { use, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Group } from "react-aria-components/Group";
import { Button } from "#/ui/Button.tsx";
import { FieldNote } from "#/ui/FieldParts.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { DropArea } from "./DropArea.tsx";
import { FileButton } from "./FileButton.tsx";
import { LostFilesContext } from "./LostFilesContext.ts";
import { ImagePreview } from "./ImagePreview.tsx";
import { ImageUpload, type FinishedImage, type UploadSteps } from "./ImageUpload.ts";
import { UploadStatus } from "./UploadStatus.tsx";
import { uploadRules, type UploadPurpose } from "./uploadRules.ts";
import { useUploadProblem } from "./useUploadProblem.ts";
import { useUploadState } from "./useUploadState.ts";
import { useUploadSteps } from "./useUploadSteps.ts";
import "./ImageField.css";

export interface ImageFieldProps {
  readonly label: string;
  readonly purpose: UploadPurpose;
  /** The picture that is stored now; null when there is none. */
  readonly currentUrl: string | null;
  /** The id of the upload that is to take its place; null leaves it as it is. */
  readonly value: string | null;
  readonly onChange: (uploadId: string | null) => void;
  readonly isRequired?: boolean;
  /** Said when it is required and there is none, word for word ("Please Upload Logo"). */
  readonly message?: string;
  /** Dotted path of the input's field, so that the gateway's issues find it ("logoUploadId"). */
  readonly name?: string;
  /** Offers to take the stored picture away; left out where there has to be one. */
  readonly onRemove?: () => void;
  /** Hears of the address of the picture that is shown, stored or just chosen; null while there is none. */
  readonly onPreview?: (url: string | null) => void;
}

/**
 * One picture of a form. It is sent as soon as it is chosen, dropped or pasted, straight to the storage; what the
 * form then saves is the upload's id.
 */
export function ImageField(props: ImageFieldProps) {
  return <ImageControl {...props} steps={useUploadSteps()} />;
}

interface ImageControlProps extends ImageFieldProps {
  readonly steps: UploadSteps;
  /** A file that is taken at once. */
  readonly firstFile?: File;
}

/** The field over any way of sending: the reference page has one that never ends. */
export function ImageControl({
  label,
  purpose,
  currentUrl,
  value,
  onChange,
  isRequired = false,
  message,
  name,
  onRemove,
  onPreview,
  steps,
  firstFile,
}: ImageControlProps) {
  const { t, i18n } = useLingui();
  const ids = { label: useId(), description: useId(), problem: useId() };
  const chooser = useRef<HTMLButtonElement>(null);
  const [started, setStarted] = useState(() =>
    firstFile === undefined ? null : new ImageUpload(firstFile, purpose, steps),
  );
  const startedState = useUploadState(started);
  // The form was put back to what is stored: the good picture that was to replace it is let go of.
  const isDropped = startedState?.step === "done" && startedState.image.id !== value;
  const upload = isDropped ? null : started;
  const state = isDropped ? null : startedState;
  const problem = useUploadProblem({
    upload,
    state,
    name,
    missing: isRequired ? (message ?? t`An image is required`) : undefined,
    value,
    hasImage: currentUrl !== null || value !== null,
  });

  useEffect(() => {
    if (firstFile !== undefined) void started?.start();
    return () => started?.cancel();
  }, [started, firstFile]);

  async function follow(under: Promise<FinishedImage | null>) {
    const image = await under;
    if (image !== null) onChange(image.id);
  }

  function take([file]: readonly File[]) {
    if (file === undefined) return;
    started?.cancel();
    const next = new ImageUpload(file, purpose, steps);
    setStarted(next);
    if (value !== null) onChange(null);
    void follow(next.start());
  }

  function letGo() {
    started?.cancel();
    // While a file is on its way there is no button to choose another: it has to be drawn before it gets the focus.
    flushSync(() => setStarted(null));
    if (value !== null) onChange(null);
    chooser.current?.focus();
  }

  const url = upload?.preview ?? (upload === null ? currentUrl : null);
  const tellPreview = useEffectEvent((shown: string | null) => onPreview?.(shown));
  useEffect(() => tellPreview(url), [url]);
  const lost = use(LostFilesContext);
  const isLost = name !== undefined && lost.includes(name) && value === null && upload === null;
  const isInFlight = state !== null && state.step !== "done" && state.step !== "refused";
  const hasNew = state?.step === "done";
  const isEmpty = url === null && upload === null;
  const chooseLabel = isEmpty ? t`Choose an image` : t`Replace`;

  return (
    <Group
      className="ui-field image-field"
      aria-labelledby={ids.label}
      data-field={name ?? label}
      isInvalid={problem !== null}
    >
      <span className="ui-label" id={ids.label}>
        <span data-field-label data-required={isRequired || undefined}>
          {label}
        </span>
      </span>
      <DropArea onFiles={take} isInvalid={problem !== null} isFilled={!isEmpty}>
        <div className="image-field-inside">
          <ImagePreview url={url} isFaded={isInFlight} />
          <div className="image-field-text">
            {upload !== null && state !== null && <UploadStatus upload={upload} state={state} />}
            {isEmpty && <p className="upload-name">{t`Drop an image here, paste it, or choose it`}</p>}
            <div className="image-field-actions">
              {state?.step === "refused" && state.offer === "scale" && (
                <Button
                  size="small"
                  variant="primary"
                  icon={Shrink}
                  onPress={() => upload && void follow(upload.scale())}
                >
                  {t`Scale down to fit`}
                </Button>
              )}
              {state?.step === "refused" && state.offer === "retry" && (
                <Button
                  size="small"
                  variant="primary"
                  icon={RotateCw}
                  onPress={() => upload && void follow(upload.start())}
                >
                  {t`Try again`}
                </Button>
              )}
              {isInFlight ? (
                <Button size="small" icon={X} onPress={letGo}>
                  {t`Cancel`}
                </Button>
              ) : (
                <FileButton
                  buttonRef={chooser}
                  label={chooseLabel}
                  fullLabel={`${chooseLabel}: ${label}`}
                  icon={ImageUp}
                  describedBy={`${ids.description} ${ids.problem}`}
                  onFiles={take}
                />
              )}
              {(state?.step === "refused" || hasNew) && (
                <Button size="small" variant="quiet" icon={currentUrl === null ? X : Undo2} onPress={letGo}>
                  {currentUrl === null ? t`Remove` : t`Keep the stored image`}
                </Button>
              )}
              {upload === null && currentUrl !== null && onRemove && (
                <Button size="small" variant="quiet" icon={Trash2} onPress={onRemove}>
                  {t`Remove`}
                </Button>
              )}
            </div>
          </div>
        </div>
      </DropArea>
      {isLost && (
        <Notice tone="warning" announce="status">
          {t`The image you chose has to be chosen again: it was lost when the page was loaded anew.`}
        </Notice>
      )}
      <span className="ui-field-description" id={ids.description}>
        {i18n._(uploadRules[purpose].limit)}
        <FieldNote name={name} />
      </span>
      <span className="image-field-problem" id={ids.problem} role="alert">
        {problem !== null && (
          <span className="ui-field-problem">
            <Icon of={CircleAlert} size={14} />
            <span data-field-problem>{problem}</span>
          </span>
        )}
      </span>
    </Group>
  );
}
