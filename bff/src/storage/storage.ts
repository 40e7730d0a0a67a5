import { openFolderStore, type FolderStore } from "./folderStore.ts";
import type { ObjectStore, Storage } from "./objectStore.ts";
import { closeToOthers } from "./ownFiles.ts";
import { createReadLinks } from "./readLink.ts";
import type { S3Config } from "./s3Config.ts";
import { createUploadSigner, type UploadSigner } from "./uploadSignature.ts";

/** Where the buckets of an S3-compatible store are, and what they are called. */
export interface BucketConfig extends S3Config {
  readonly imagesBucket: string;
  readonly initialDataBucket: string;
}

/** What the gateway needs to know to keep files. */
export interface StorageConfig {
  readonly mediaFolder: string;
  readonly initialDataFolder: string;
  /** Null keeps files in the folders. */
  readonly buckets: BucketConfig | null;
  /** Where published pictures are read from instead of by signed links, ending in `/`; null for none. */
  readonly publicUrl: string | null;
  /** Known to all gateways of the installation, and to nobody else. */
  readonly secret: string;
}

/** The stores, and, where files are sent through the gateway, what takes them. */
export interface OpenStorage extends Storage {
  readonly incoming: { readonly store: FolderStore; readonly signer: UploadSigner } | null;
  /** As in the configuration. */
  readonly publicUrl: string | null;
  close(): void;
}

function openFolders(config: StorageConfig): OpenStorage {
  for (const folder of [config.mediaFolder, config.initialDataFolder]) closeToOthers(folder);
  const signer = createUploadSigner(config.secret);
  const images = openFolderStore(config.mediaFolder, signer);
  const initialData = openFolderStore(config.initialDataFolder, signer);
  return {
    images,
    initialData,
    readLinks: createReadLinks(config.secret),
    incoming: { store: images, signer },
    publicUrl: null,
    close: () => {},
  };
}

/** Where a browser finds a bucket. */
function originOf({ endpoint, pathStyle }: BucketConfig, bucket: string): string {
  const url = new URL(endpoint);
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`;
  return url.origin;
}

async function openBuckets(
  buckets: BucketConfig,
  { publicUrl, secret }: Pick<StorageConfig, "publicUrl" | "secret">,
): Promise<OpenStorage> {
  // The store's library is large; who keeps files in folders does not wait for it.
  const { createS3Client, openS3Store } = await import("./s3Store.ts");
  const client = createS3Client(buckets);
  const open = (bucket: string): ObjectStore => openS3Store(client, bucket, originOf(buckets, bucket));
  return {
    images: open(buckets.imagesBucket),
    initialData: open(buckets.initialDataBucket),
    readLinks: createReadLinks(secret),
    incoming: null,
    publicUrl,
    close: () => client.destroy(),
  };
}

/** Opens the stores of this installation: its buckets, or else its folders. */
export async function openStorage(config: StorageConfig): Promise<OpenStorage> {
  return config.buckets === null ? openFolders(config) : openBuckets(config.buckets, config);
}

/** Where browsers read pictures from beside our own origin. */
export function imageOriginsOf({ images, publicUrl }: OpenStorage): readonly string[] {
  return [images.origin, publicUrl && new URL(publicUrl).origin].filter((origin) => origin !== null);
}
