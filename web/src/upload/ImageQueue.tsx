import { useLingui } from "@lingui/react/macro";
import { ImageUp } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Group } from "react-aria-components/Group";
import { DropArea } from "./DropArea.tsx";
import { FileButton } from "./FileButton.tsx";
import { ImageUpload, type FinishedImage } from "./ImageUpload.ts";
import { QueueRow } from "./QueueRow.tsx";
import { uploadRules, type UploadPurpose } from "./uploadRules.ts";
import { useUploadSteps } from "./useUploadSteps.ts";
import "./ImageQueue.css";

/** How many files are taken at once (Document 2 §9, decision D-51). */
const batchSize = 5;

/** A picture of the queue that was found good. */
export interface QueuedImage extends FinishedImage {
  /** What its file is called. */
  readonly name: string;
  /** An address of it in this browser, for as long as it stays in the queue. */
  readonly previewUrl: string | null;
}

interface ImageQueueProps {
  readonly label: string;
  readonly purpose: UploadPurpose;
  /** How many more there may be. */
  readonly room: number;
  /** All that are good, in the order in which they were chosen. */
  readonly onChange: (images: readonly QueuedImage[]) => void;
  /** Whether some are still on their way or were refused: then the form should wait. */
  readonly onPendingChange?: (isPending: boolean) => void;
}

/** Several pictures at once, each with its own progress, reason of refusal and second try. At most five at a time. */
export function ImageQueue({ label, purpose, room, onChange, onPendingChange }: ImageQueueProps) {
  const { t, i18n } = useLingui();
  const ids = { label: useId(), description: useId() };
  const steps = useUploadSteps();
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const all = useRef<readonly ImageUpload[]>(uploads);
  const left = Math.max(0, room - uploads.length);
  const most = Math.min(batchSize, left);

  useEffect(() => () => all.current.forEach((upload) => upload.cancel()), []);

  function keep(next: readonly ImageUpload[]) {
    all.current = next;
    setUploads(next);
    report();
  }

  function report() {
    const states = all.current.map((upload) => ({ upload, state: upload.state() }));
    onChange(
      states.flatMap(({ upload, state }) =>
        state.step === "done" ? [{ ...state.image, name: upload.file.name, previewUrl: upload.preview }] : [],
      ),
    );
    onPendingChange?.(states.some(({ state }) => state.step !== "done"));
  }

  function take(files: readonly File[]) {
    const taken = files.slice(0, most).map((file) => new ImageUpload(file, purpose, steps));
    setLeftOut(files.length - taken.length);
    keep([...all.current, ...taken]);
    for (const upload of taken) void upload.start().then(report);
  }

  function remove(upload: ImageUpload) {
    upload.cancel();
    setLeftOut(0);
    keep(all.current.filter((other) => other !== upload));
  }

  const files = t`Choose images`;
  return (
    <Group className="ui-field" aria-labelledby={ids.label}>
      <span className="ui-label" id={ids.label}>
        {label}
      </span>
      <DropArea onFiles={take} isInvalid={false} isFilled={false}>
        <div className="image-queue-drop">
          <p className="upload-name">{t`Drop images here, paste them, or choose them`}</p>
          <FileButton
            label={files}
            fullLabel={`${files}: ${label}`}
            icon={ImageUp}
            allowsMany
            isDisabled={most === 0}
            describedBy={ids.description}
            onFiles={take}
          />
        </div>
      </DropArea>
      <span className="ui-field-description" id={ids.description}>
        {i18n._(uploadRules[purpose].limit)}
        {" · "}
        {left === 0 ? t`There is no room for more` : t`up to ${batchSize} at a time, ${left} more`}
      </span>
      <output className="image-queue-left-out">
        {leftOut > 0 && t`Left out: ${leftOut}. At most ${batchSize} at a time, and ${room} in all.`}
      </output>
      {uploads.length > 0 && (
        <ul className="image-queue" aria-label={label}>
          {uploads.map((upload) => (
            <QueueRow
              key={upload.key}
              upload={upload}
              onRetry={() => void upload.start().then(report)}
              onScale={() => void upload.scale().then(report)}
              onRemove={() => remove(upload)}
            />
          ))}
        </ul>
      )}
    </Group>
  );
}
