import { useEffect, useState } from "react";
import { drawSample } from "./drawSample.ts";

export interface Sample {
  readonly file: File;
  readonly url: string;
}

/** A picture drawn here, so that the page needs no file. Undefined until it is there; null where there is none. */
export function useSample(): Sample | null | undefined {
  const [sample, setSample] = useState<Sample | null>();
  useEffect(() => {
    let url: string | null = null;
    let isGone = false;
    void drawSample().then((file) => {
      if (isGone) return;
      if (file === null) return setSample(null);
      url = URL.createObjectURL(file);
      setSample({ file, url });
    });
    return () => {
      isGone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, []);
  return sample;
}
