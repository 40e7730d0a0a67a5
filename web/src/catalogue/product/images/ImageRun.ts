import type { ImageUpload, UploadState } from "#/upload/ImageUpload.ts";
import type { FoundProduct, PlannedProduct } from "./plan.ts";

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

/** Why something was not done. */
export interface ImageProblem {
  readonly text: string;
  /** No answer came: it may have been done all the same. */
  readonly isUnanswered: boolean;
}

/** What a run does with each image; null is success. */
export interface ImageSteps {
  upload(file: File, isSummary: boolean): ImageUpload;
  errorText(upload: ImageUpload, state: UploadState): string;
  setSummary(product: FoundProduct, uploadId: string): Promise<ImageProblem | null>;
  /** The same upload at the same place is one image, however often it is added. */
  add(product: FoundProduct, uploadId: string, order: number): Promise<ImageProblem | null>;
}

/** A further image as it was added, or tried to. */
interface TriedImage {
  readonly productId: string;
  readonly uploadId: string;
  readonly order: number;
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
  /** Those of the runs before as well: whose answer was lost is added again as it was, and so does not stand twice. */
  readonly #tried: WeakMap<File, TriedImage>;
  readonly #listeners = new Set<() => void>();
  #isStopped = false;
  #state: RunState;

  /**
   * @param fits whether images that are too large are made smaller
   * @param before the run of which this one may try some once more
   */
  constructor(
    products: readonly PlannedProduct[],
    steps: ImageSteps,
    fits: boolean,
    before: ImageRun | null = null,
  ) {
    this.products = products;
    this.#steps = steps;
    this.#fits = fits;
    this.#tried = before === null ? new WeakMap() : before.#tried;
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
      if (image.place === 1) await this.#setSummary(product, image.file);
      else order = await this.#add(product, image.file, order);
    }
  }

  async #setSummary(product: FoundProduct, file: File): Promise<void> {
    const uploadId = await this.#send(file, true);
    if (uploadId === null) return;
    this.#set(file, { step: "saving" });
    this.#note(file, await this.#steps.setSummary(product, uploadId));
  }

  /** Resolves with the place of the next one. */
  async #add(product: FoundProduct, file: File, next: number): Promise<number> {
    const tried = this.#tried.get(file);
    const isAgain = tried?.productId === product.id;
    const uploadId = isAgain ? tried.uploadId : await this.#send(file, false);
    if (uploadId === null) return next;
    const order = isAgain ? tried.order : next;
    this.#tried.set(file, { productId: product.id, uploadId, order });
    this.#set(file, { step: "saving" });
    const problem = await this.#steps.add(product, uploadId, order);
    this.#note(file, problem);
    return problem === null || problem.isUnanswered ? Math.max(next, order + 1) : next;
  }

  #note(file: File, problem: ImageProblem | null): void {
    this.#set(file, problem === null ? { step: "added" } : { step: "failed", text: problem.text });
  }

  /** The id of the finished upload; null where there is none, which its row says. */
  async #send(file: File, isSummary: boolean): Promise<string | null> {
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
      if (this.#isStopped) this.#set(file, waiting);
      else if (image !== null) return image.id;
      else this.#set(file, { step: "failed", text: this.#steps.errorText(upload, upload.state()) });
      return null;
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
