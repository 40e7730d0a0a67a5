import { join } from "node:path";
import { openFolderStore, type FolderStore } from "./folderStore.ts";
import type { Storage } from "./objectStore.ts";
import { createUploadSigner, type UploadSigner } from "./uploadSignature.ts";

/** What the gateway needs to know to keep files. */
export interface StorageConfig {
  readonly mediaFolder: string;
  readonly initialDataFolder: string;
  /** Known to all gateways of the installation, and to nobody else. */
  readonly secret: string;
}

/** The stores, and, where files are sent through the gateway, what takes them. */
export interface OpenStorage extends Storage {
  readonly incoming: { readonly store: FolderStore; readonly signer: UploadSigner } | null;
  close(): void;
}

/** Opens the stores of this installation. */
export function openStorage(config: StorageConfig): OpenStorage {
  const signer = createUploadSigner(config.secret);
  const images = openFolderStore(config.mediaFolder, signer);
  const initialData = openFolderStore(join(config.initialDataFolder), signer);
  return {
    images,
    initialData,
    incoming: { store: images, signer },
    close() {
      images.close();
      initialData.close();
    },
  };
}
