import { useLingui } from "@lingui/react/macro";
import { ImageUp } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Group } from "react-aria-components/Group";
import { DropArea } from "./DropArea.tsx";
import { FileButton } from "./FileButton.tsx";
import { ImageUpload, type FinishedImage } from "./ImageUpload.ts";
import { QueueRow } from "./QueueRow.tsx";
import { useUploadErrorText } from "./useUploadErrorText.ts";
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

/** A file that was not taken, and why. */
export interface RefusedFile {
  readonly name: string;
  readonly reason: string;
}

/** What has become of the files of a queue. */
export interface QueueState {
  /** All that are good, in the order in which they were chosen. */
  readonly images: readonly QueuedImage[];
  /** Whether some are still on their way: then the form should wait. */
  readonly isPending: boolean;
  /** They stand in the queue until they are removed, take no room, and nothing waits for them. */
  readonly refused: readonly RefusedFile[];
}

export const emptyQueue: QueueState = { images: [], isPending: false, refused: [] };

interface ImageQueueProps {
  readonly label: string;
  readonly purpose: UploadPurpose;
  /** How many more there may be. */
  readonly room: number;
  readonly onChange: (queue: QueueState) => void;
}

/** Several pictures at once, each with its own progress, reason of refusal and second try. At most five at a time. */
export function ImageQueue({ label, purpose, room, onChange }: ImageQueueProps) {
  const { t, i18n } = useLingui();
  const ids = { label: useId(), description: useId() };
  const steps = useUploadSteps();
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const [refusedCount, setRefusedCount] = useState(0);
  const errorText = useUploadErrorText();
  const all = useRef<readonly ImageUpload[]>(uploads);
  const left = Math.max(0, room - uploads.length + refusedCount);
  const most = Math.min(batchSize, left);

  useEffect(() => () => all.current.forEach((upload) => upload.cancel()), []);

  function keep(next: readonly ImageUpload[]) {
    all.current = next;
    setUploads(next);
  }

  function report() {
    const images: QueuedImage[] = [];
    const refused: RefusedFile[] = [];
    for (const { file, preview, purpose: of, state } of all.current) {
      const now = state();
      if (now.step === "done") images.push({ ...now.image, name: file.name, previewUrl: preview });
      if (now.step === "refused") refused.push({ name: file.name, reason: errorText(now.error, of) });
    }
    setRefusedCount(refused.length);
    onChange({ images, isPending: images.length + refused.length < all.current.length, refused });
  }

  /** Sends files, once more where they were refused, as far as there is room. */
  function follow(sent: readonly ImageUpload[], send: (upload: ImageUpload) => Promise<unknown>) {
    for (const upload of sent) void send(upload).then(report);
    report();
  }

  function retry(upload: ImageUpload, send: (upload: ImageUpload) => Promise<unknown>) {
    if (left > 0) follow([upload], send);
    else setLeftOut(1);
  }

  function take(files: readonly File[]) {
    const taken = files.slice(0, most).map((file) => new ImageUpload(file, purpose, steps));
    setLeftOut(files.length - taken.length);
    keep([...all.current, ...taken]);
    follow(taken, (upload) => upload.start());
  }

  function remove(upload: ImageUpload) {
    upload.cancel();
    setLeftOut(0);
    keep(all.current.filter((other) => other !== upload));
    report();
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
              onRetry={() => retry(upload, (refused) => refused.start())}
              onScale={() => retry(upload, (refused) => refused.scale())}
              onRemove={() => remove(upload)}
            />
          ))}
        </ul>
      )}
    </Group>
  );
}
