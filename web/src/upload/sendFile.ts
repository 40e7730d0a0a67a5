/** Where and how one file may be sent, as `requestUpload` says. */
export interface UploadTarget {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
}

/** Longest time without a byte on its way, in milliseconds. */
const patience = 30_000;

/** The file did not arrive. */
export class SendError extends Error {
  override readonly name = "SendError";
}

/**
 * Sends a file straight to the storage, which may be another origin; only XMLHttpRequest tells how much has gone out.
 * `onProgress` gets 0 to 1. Rejects with `SendError` when it does not arrive, and with the signal's reason when it
 * is aborted.
 */
export function sendFile(
  target: UploadTarget,
  file: Blob,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    const fail = (): void => reject(new SendError("The file did not arrive."));
    let timer = setTimeout(abort, patience);
    request.open(target.method, target.url);
    for (const { name, value } of target.headers) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(abort, patience);
      onProgress(total === 0 ? 0 : loaded / total);
    });
    request.addEventListener("load", () =>
      request.status >= 200 && request.status < 300 ? resolve() : fail(),
    );
    request.addEventListener("error", fail);
    request.addEventListener("abort", () => (signal.aborted ? reject(signal.reason) : fail()));
    request.addEventListener("loadend", () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
    });
    signal.addEventListener("abort", abort, { once: true });
    if (signal.aborted) reject(signal.reason);
    else request.send(file);
  });
}
