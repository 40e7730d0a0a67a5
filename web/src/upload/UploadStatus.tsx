import { useLingui } from "@lingui/react/macro";
import { CircleCheck } from "lucide-react";
import { Icon } from "#/ui/Icon.tsx";
import { ProgressBar } from "#/ui/ProgressBar.tsx";
import { byteText } from "./byteText.ts";
import type { ImageUpload, UploadState } from "./ImageUpload.ts";

interface UploadStatusProps {
  readonly upload: ImageUpload;
  readonly state: UploadState;
}

/** How far a file has come: a bar while it is on its way, its size in pixels and bytes when it is good. */
export function UploadStatus({ upload, state }: UploadStatusProps) {
  const { t, i18n } = useLingui();
  const { name } = upload.file;
  switch (state.step) {
    case "reading":
      return <p className="upload-fact">{name}</p>;
    case "scaling":
      return <ProgressBar label={t`Making it smaller`} />;
    case "sending":
      return <ProgressBar label={name} value={state.percent} />;
    case "checking":
      return <ProgressBar label={t`Checking the image`} />;
    case "refused":
      return <p className="upload-fact upload-name">{name}</p>;
    case "done": {
      const { width, height, bytes } = state.image;
      const size = byteText(i18n.locale, bytes);
      return (
        <>
          <p className="upload-name upload-good">
            <Icon of={CircleCheck} size={14} />
            <bdi>{name}</bdi>
          </p>
          <p className="upload-fact">{t`${width} × ${height} pixels, ${size}`}</p>
        </>
      );
    }
  }
}
