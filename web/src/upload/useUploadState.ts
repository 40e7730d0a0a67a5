import { useSyncExternalStore } from "react";
import type { ImageUpload, UploadState } from "./ImageUpload.ts";

const nothing = (): null => null;
const silence = () => () => undefined;

/** How far an upload is; null without one. */
export function useUploadState(upload: ImageUpload | null): UploadState | null {
  return useSyncExternalStore<UploadState | null>(upload?.subscribe ?? silence, upload?.state ?? nothing);
}
