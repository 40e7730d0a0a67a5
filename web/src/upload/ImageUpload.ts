import { type ImageHead, readImageHead } from "./imageHead.ts";
import { scaleDown } from "./scaleDown.ts";
import type { UploadTarget } from "./sendFile.ts";
import { maximumPixels, uploadRules, type UploadPurpose } from "./uploadRules.ts";

/** A picture that was found good. */
export interface FinishedImage {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Why a picture was not taken; `said` is the gateway's own sentence. */
export type UploadError =
  | { readonly kind: "wrongType" | "tooLarge" | "tooManyPixels" | "doesNotFit" | "lost" }
  | { readonly kind: "said"; readonly text: string };

export type UploadState =
  | { readonly step: "reading" | "scaling" | "checking" }
  | { readonly step: "sending"; readonly percent: number }
  | { readonly step: "refused"; readonly error: UploadError; readonly offer: "scale" | "retry" | null }
  | { readonly step: "done"; readonly image: FinishedImage };

/** What the gateway said, or the text of a failure. */
export type UploadOutcome<T> = { readonly good: T } | { readonly text: string };

/** The three calls of an upload. */
export interface UploadSteps {
  request(wish: {
    readonly purpose: UploadPurpose;
    readonly contentType: string;
    readonly bytes: number;
  }): Promise<UploadOutcome<UploadTarget & { readonly id: string }>>;
  send(
    target: UploadTarget,
    file: Blob,
    watch: { onProgress: (share: number) => void; signal: AbortSignal },
  ): Promise<void>;
  finish(uploadId: string): Promise<UploadOutcome<FinishedImage>>;
}

/** A picture of more pixels than this is not even tried to be made smaller: it would take 400 MB to decode. */
const scalablePixels = 100_000_000;

/** One file on its way, from being chosen to being found good. For `useSyncExternalStore`. */
export class ImageUpload {
  static #made = 0;
  /** Tells it from every other one on the page. */
  readonly key = (ImageUpload.#made += 1);
  readonly purpose: UploadPurpose;
  #file: File;
  #head: ImageHead | null = null;
  #state: UploadState = { step: "reading" };
  #preview: string | null = null;
  #run = new AbortController();
  readonly #steps: UploadSteps;
  readonly #listeners = new Set<() => void>();

  constructor(file: File, purpose: UploadPurpose, steps: UploadSteps) {
    this.#file = file;
    this.purpose = purpose;
    this.#steps = steps;
  }

  get file(): File {
    return this.#file;
  }

  /** An address of the picture in this browser; null while it is not known to be one. */
  get preview(): string | null {
    return this.#preview;
  }

  readonly state = (): UploadState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Checks the file here, sends it, and has it checked there. Resolves with the good picture, or null. */
  start(): Promise<FinishedImage | null> {
    return this.#begin((signal) => this.#go(signal));
  }

  /** Makes the picture fit and starts again. Resolves like `start`. */
  scale(): Promise<FinishedImage | null> {
    return this.#begin(async (signal) => {
      if (this.#head === null) return null;
      this.#tell({ step: "scaling" });
      const { contentType } = this.#head;
      const smaller = await scaleDown(this.#file, contentType, uploadRules[this.purpose].maximumBytes);
      signal.throwIfAborted();
      if (smaller === null) return this.#reject({ kind: "doesNotFit" }, null);
      this.#file = smaller;
      return this.#go(signal);
    });
  }

  /** Stops what is under way and lets go of the file. */
  cancel(): void {
    this.#run.abort();
    if (this.#preview !== null) URL.revokeObjectURL(this.#preview);
    this.#preview = null;
  }

  /** Does this instead of what is under way. Nobody waits for what was cancelled: it resolves with null and says nothing. */
  async #begin(work: (signal: AbortSignal) => Promise<FinishedImage | null>): Promise<FinishedImage | null> {
    this.#run.abort();
    const run = new AbortController();
    this.#run = run;
    try {
      return await work(run.signal);
    } catch {
      if (!run.signal.aborted) this.#reject({ kind: "lost" }, "retry");
      return null;
    }
  }

  async #go(signal: AbortSignal): Promise<FinishedImage | null> {
    this.#tell({ step: "reading" });
    const head = await readImageHead(this.#file);
    signal.throwIfAborted();
    this.#head = head;
    if (head === null) return this.#reject({ kind: "wrongType" }, null);
    const pixels = (head.width ?? 0) * (head.height ?? 0);
    if (pixels <= scalablePixels) this.#show();
    const offer = pixels <= scalablePixels ? "scale" : null;
    if (pixels > maximumPixels) return this.#reject({ kind: "tooManyPixels" }, offer);
    if (this.#file.size > uploadRules[this.purpose].maximumBytes) {
      return this.#reject({ kind: "tooLarge" }, offer);
    }

    this.#tell({ step: "sending", percent: 0 });
    const { contentType } = head;
    const asked = await this.#steps.request({
      purpose: this.purpose,
      contentType,
      bytes: this.#file.size,
    });
    signal.throwIfAborted();
    if ("text" in asked) return this.#reject({ kind: "said", text: asked.text }, "retry");
    await this.#steps.send(asked.good, this.#file, {
      signal,
      onProgress: (share) => this.#tell({ step: "sending", percent: Math.floor(share * 100) }),
    });
    this.#tell({ step: "checking" });
    const checked = await this.#steps.finish(asked.good.id);
    signal.throwIfAborted();
    if ("text" in checked) return this.#reject({ kind: "said", text: checked.text }, "retry");
    this.#tell({ step: "done", image: checked.good });
    return checked.good;
  }

  #show(): void {
    if (this.#preview !== null) URL.revokeObjectURL(this.#preview);
    this.#preview = URL.createObjectURL(this.#file);
  }

  #reject(error: UploadError, offer: "scale" | "retry" | null): null {
    this.#tell({ step: "refused", error, offer });
    return null;
  }

  #tell(state: UploadState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
