import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { Readable } from "node:stream";
import { contentTypeOf, isObjectKey } from "./objectKey.ts";
import type { S3Config } from "./s3Config.ts";
import type { ObjectStore, UploadPermit } from "./objectStore.ts";
import { readLinkSeconds } from "./readLink.ts";

/** A store that says nothing for so long is given up, in milliseconds. */
const usualPatience = 10_000;

/** A client of the store. Shared by its buckets. */
export function createS3Client(
  { endpoint, region, pathStyle, ...credentials }: S3Config,
  patience = usualPatience,
): S3Client {
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: pathStyle,
    credentials,
    // The newer checksums are not known to every compatible store; TLS and the signature protect what is sent.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: patience,
      throwOnRequestTimeout: true,
      // The other limits end with the headers; a body may stop in its middle.
      socketTimeout: patience,
    },
  });
}

/** Files in one bucket of an S3-compatible store. All tries of a call together take at most `patience`. */
export function openS3Store(
  client: S3Client,
  bucket: string,
  origin: string,
  patience = usualPatience,
): ObjectStore {
  const at = (key: string) => ({ Bucket: bucket, Key: key });
  const inTime = () => ({ abortSignal: AbortSignal.timeout(patience) });

  async function get(key: string) {
    if (!isObjectKey(key)) return null;
    try {
      return await client.send(new GetObjectCommand(at(key)), inTime());
    } catch (error) {
      // A missing bucket is also a 404, but no missing key.
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  return {
    origin,
    async bytesOf(key) {
      if (!isObjectKey(key)) return null;
      try {
        const { ContentLength: bytes = 0 } = await client.send(new HeadObjectCommand(at(key)), inTime());
        return bytes;
      } catch (error) {
        if (error instanceof NotFound) return null;
        throw error;
      }
    },
    async read(key, maximumBytes) {
      const found = await get(key);
      if (found?.Body === undefined || !(found.Body instanceof Readable)) return null;
      if ((found.ContentLength ?? 0) > maximumBytes) {
        found.Body.destroy();
        return null;
      }
      return Buffer.from(await found.Body.transformToByteArray());
    },
    async write(key, content, contentType) {
      if (!isObjectKey(key)) throw new TypeError("This is no key of an object.");
      await client.send(
        new PutObjectCommand({ ...at(key), Body: content, ContentType: contentType }),
        inTime(),
      );
    },
    async remove(key) {
      if (isObjectKey(key)) await client.send(new DeleteObjectCommand(at(key)), inTime());
    },
    async *listOlder(folder, before) {
      let page: string | undefined;
      do {
        const listed = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: `${folder}/`, ContinuationToken: page }),
          inTime(),
        );
        for (const { Key: key, LastModified: written } of listed.Contents ?? []) {
          if (key !== undefined && written !== undefined && written.getTime() < before) yield key;
        }
        page = listed.NextContinuationToken;
      } while (page !== undefined);
    },
    // A bucket keeps nothing of a file that did not come in as a whole.
    removeUnfinished: () => Promise.resolve(0),
    async signUpload(permit) {
      return {
        url: await signPut(permit),
        method: "PUT",
        // The browser sets the length itself; it is signed all the same.
        headers: { "content-type": permit.contentType },
      };
    },
    async signRead(key) {
      const contentType = contentTypeOf(key);
      if (contentType === null) return null;
      return getSignedUrl(client, new GetObjectCommand({ ...at(key), ResponseContentType: contentType }), {
        expiresIn: readLinkSeconds,
      });
    },
  };

  function signPut({ key, contentType, bytes, expiresAt }: UploadPermit): Promise<string> {
    const command = new PutObjectCommand({ ...at(key), ContentType: contentType, ContentLength: bytes });
    return getSignedUrl(client, command, {
      expiresIn: Math.max(1, Math.floor((expiresAt - Date.now()) / 1000)),
      signableHeaders: new Set(["host", "content-type", "content-length"]),
      unhoistableHeaders: new Set(["content-type", "content-length"]),
    });
  }
}
