import type { ImageUpload, UploadState } from "#/upload/ImageUpload.ts";
import type { FoundProduct, PlannedImage, PlannedProduct } from "./plan.ts";

/** How far one file is. */
export type ImageState =
  | { readonly step: "waiting" }
  | { readonly step: "sending"; readonly percent: number }
  | { readonly step: "saving" }
  | { readonly step: "added" }
  | { readonly step: "failed"; readonly text: string };

/** What is to be seen of a run. */
export interface RunState {
  readonly states: ReadonlyMap<File, ImageState>;
  readonly isRunning: boolean;
}

/** What a run does with each image. Texts say why something was not done; null is success. */
export interface ImageSteps {
  upload(file: File, isSummary: boolean): ImageUpload;
  errorText(upload: ImageUpload, state: UploadState): string;
  setSummary(product: FoundProduct, uploadId: string): Promise<string | null>;
  add(product: FoundProduct, uploadId: string, order: number): Promise<string | null>;
}

/** As many products at once: the images of one go one after the other, because they have to stand in their order. */
const atOnce = 3;

const waiting: ImageState = { step: "waiting" };

/** Images on their way to their products. For `useSyncExternalStore`. */
export class ImageRun {
  static #made = 0;
  /** Tells it from every other one on the page. */
  readonly key = (ImageRun.#made += 1);
  readonly products: readonly PlannedProduct[];
  readonly #steps: ImageSteps;
  readonly #fits: boolean;
  readonly #uploads = new Set<ImageUpload>();
  readonly #listeners = new Set<() => void>();
  #isStopped = false;
  #state: RunState;

  /** @param fits whether images that are too large are made smaller */
  constructor(products: readonly PlannedProduct[], steps: ImageSteps, fits: boolean) {
    this.products = products;
    this.#steps = steps;
    this.#fits = fits;
    const files = products.flatMap(({ images }) => images.map(({ file }) => file));
    this.#state = { states: new Map(files.map((file) => [file, waiting])), isRunning: false };
  }

  readonly state = (): RunState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Adds all that wait. Resolves when nothing is under way any more; never rejects. */
  async start(): Promise<void> {
    this.#tell({ isRunning: true });
    const left = [...this.products];
    const work = async (): Promise<void> => {
      for (let next = left.shift(); next && !this.#isStopped; next = left.shift()) await this.#addAll(next);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    this.#tell({ isRunning: false });
  }

  /** What is being sent waits again; what is being saved is saved. */
  stop(): void {
    this.#isStopped = true;
    for (const upload of this.#uploads) upload.cancel();
  }

  async #addAll({ product, images }: PlannedProduct): Promise<void> {
    let order = product.nextOrder;
    for (const image of images) {
      if (this.#isStopped) return;
      const isAdded = await this.#add(product, image, order);
      if (isAdded && image.place > 1) order += 1;
    }
  }

  async #add(product: FoundProduct, { file, place }: PlannedImage, order: number): Promise<boolean> {
    const sent = await this.#send(file, place === 1);
    if (sent === null) return false;
    if ("text" in sent) {
      this.#set(file, { step: "failed", text: sent.text });
      return false;
    }
    this.#set(file, { step: "saving" });
    const problem =
      place === 1
        ? await this.#steps.setSummary(product, sent.id)
        : await this.#steps.add(product, sent.id, order);
    this.#set(file, problem === null ? { step: "added" } : { step: "failed", text: problem });
    return problem === null;
  }

  /** The finished upload, or why there is none; null where the run was stopped. */
  async #send(file: File, isSummary: boolean): Promise<{ id: string } | { text: string } | null> {
    const upload = this.#steps.upload(file, isSummary);
    this.#uploads.add(upload);
    const forget = upload.subscribe(() => {
      const state = upload.state();
      this.#set(file, { step: "sending", percent: state.step === "sending" ? state.percent : 0 });
    });
    this.#set(file, { step: "sending", percent: 0 });
    try {
      let image = await upload.start();
      const refused = upload.state();
      if (image === null && this.#fits && refused.step === "refused" && refused.offer === "scale")
        image = await upload.scale();
      if (this.#isStopped) {
        this.#set(file, waiting);
        return null;
      }
      return image === null ? { text: this.#steps.errorText(upload, upload.state()) } : { id: image.id };
    } finally {
      forget();
      this.#uploads.delete(upload);
      // Lets go of the image: its address in this browser holds the whole file.
      upload.cancel();
    }
  }

  #set(file: File, state: ImageState): void {
    this.#tell({ states: new Map(this.#state.states).set(file, state) });
  }

  #tell(change: Partial<RunState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
