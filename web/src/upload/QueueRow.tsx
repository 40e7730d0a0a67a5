import { useLingui } from "@lingui/react/macro";
import { CircleAlert, RotateCw, Shrink, X } from "lucide-react";
import { Button } from "#/ui/Button.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { ImagePreview } from "./ImagePreview.tsx";
import type { ImageUpload } from "./ImageUpload.ts";
import { UploadStatus } from "./UploadStatus.tsx";
import { useUploadErrorText } from "./useUploadErrorText.ts";
import { useUploadState } from "./useUploadState.ts";

interface QueueRowProps {
  readonly upload: ImageUpload;
  readonly onRetry: () => void;
  readonly onScale: () => void;
  readonly onRemove: () => void;
}

/** One file of a queue: its picture, how far it is, and what can be done when it was refused. */
export function QueueRow({ upload, onRetry, onScale, onRemove }: QueueRowProps) {
  const { t } = useLingui();
  const errorText = useUploadErrorText();
  const state = useUploadState(upload);
  if (state === null) return null;
  const isRefused = state.step === "refused";
  const { name } = upload.file;
  return (
    <li className="image-queue-row" data-refused={isRefused || undefined}>
      <ImagePreview
        url={upload.preview}
        size="small"
        isFaded={state.step === "sending" || state.step === "checking"}
      />
      <div className="image-field-text">
        <UploadStatus upload={upload} state={state} />
        <span className="image-field-problem" role="alert">
          {isRefused && (
            <span className="ui-field-problem">
              <Icon of={CircleAlert} size={14} />
              {errorText(state.error, upload.purpose)}
            </span>
          )}
        </span>
      </div>
      {isRefused && state.offer === "scale" && (
        <Button size="small" icon={Shrink} onPress={onScale}>
          {t`Scale down to fit`}
        </Button>
      )}
      {isRefused && state.offer === "retry" && (
        <Button size="small" icon={RotateCw} onPress={onRetry}>
          {t`Try again`}
        </Button>
      )}
      <IconButton
        icon={X}
        size="small"
        label={state.step === "done" || isRefused ? t`Remove ${name}` : t`Cancel ${name}`}
        onPress={onRemove}
      />
    </li>
  );
}
