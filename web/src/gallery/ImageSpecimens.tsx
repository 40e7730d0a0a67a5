import { t } from "@lingui/core/macro";
import { useState } from "react";
import { ImageControl, ImageField } from "#/upload/ImageField.tsx";
import { ImageQueue } from "#/upload/ImageQueue.tsx";
import type { UploadSteps } from "#/upload/ImageUpload.ts";
import { Specimen } from "#/ui/gallery/Specimen.tsx";
import type { Sample } from "./useSample.ts";

const target = { good: { id: "sample", url: "", method: "PUT", headers: [] } };
const never = () => new Promise<never>(() => undefined);

const good: UploadSteps = {
  request: async () => target,
  send: async () => undefined,
  finish: async () => ({ good: { id: "sample", width: 480, height: 320, bytes: 48_200 } }),
};

const sending: UploadSteps = {
  ...good,
  send: (_target, _file, { onProgress }) => {
    onProgress(0.42);
    return never();
  },
};

const ways = (): readonly { readonly name: string; readonly steps: UploadSteps }[] => [
  { name: t`Sending`, steps: sending },
  { name: t`Being checked`, steps: { ...good, finish: never } },
  { name: t`Sent`, steps: good },
  { name: t`Connection lost`, steps: { ...good, send: () => Promise.reject(new Error("Lost.")) } },
];

function ignore() {
  // The reference page keeps nothing.
}

/** The image field and the queue, at work and in every state they can stop in. */
export function ImageSpecimens({ sample }: { readonly sample: Sample }) {
  const [uploadId, setUploadId] = useState<string | null>(null);
  const shared = { purpose: "PROFILE_PICTURE", currentUrl: null, onChange: ignore } as const;
  const text = new File(["<svg/>"], "drawing.svg");
  const large = new File([sample.file, new Uint8Array(300_000)], "large.png");
  return (
    <>
      <Specimen name={t`Images`}>
        <ImageField {...shared} label={t`At work`} value={uploadId} onChange={setUploadId} />
        <ImageControl {...shared} label={t`Stored`} steps={good} currentUrl={sample.url} value={null} />
        <ImageControl
          {...shared}
          label={t`Stored, may be removed`}
          steps={good}
          currentUrl={sample.url}
          value={null}
          onRemove={ignore}
        />
      </Specimen>
      <Specimen name={t`Images on their way`}>
        {ways().map(({ name, steps }) => (
          <ImageControl
            {...shared}
            key={name}
            label={name}
            steps={steps}
            value="sample"
            firstFile={sample.file}
          />
        ))}
        <ImageControl {...shared} label={t`Not an image`} steps={good} value={null} firstFile={text} />
        <ImageControl
          {...shared}
          label={t`Too large`}
          purpose="PRODUCT_IMAGE"
          steps={good}
          value={null}
          firstFile={large}
        />
      </Specimen>
      <Specimen name={t`Several images`}>
        <ImageQueue label={t`Product images`} purpose="PRODUCT_IMAGE" room={10} onChange={ignore} />
      </Specimen>
    </>
  );
}
