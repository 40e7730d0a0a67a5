import * as v from "valibot";
import type { UploadPurpose } from "../../src/upload/purpose.ts";
import type { Caller } from "./backOffice.ts";
import { onePixel } from "../doubles/finishedUpload.ts";

const granted = v.object({
  requestUpload: v.object({
    upload: v.object({
      id: v.string(),
      url: v.string(),
      headers: v.array(v.object({ name: v.string(), value: v.string() })),
    }),
  }),
});
const finished = v.object({ finishUpload: v.object({ __typename: v.literal("FinishUploadSuccess") }) });

/** Sends a picture, a PNG unless a JPEG is given, through a real gateway, as a browser does: asks where to, sends it, has it checked. Gives its id. */
export async function sendPicture(
  url: string,
  caller: Caller,
  purpose: UploadPurpose,
  jpeg?: Buffer,
): Promise<string> {
  const content: Uint8Array<ArrayBuffer> = new Uint8Array(jpeg ?? onePixel);
  const contentType = jpeg === undefined ? "image/png" : "image/jpeg";
  const request = await caller.send(
    "mutation ($input: RequestUploadInput!) { requestUpload(input: $input) { ... on RequestUploadSuccess { upload { id url headers { name value } } } ... on Error { message } } }",
    { input: { purpose, contentType, bytes: content.length } },
  );
  const { upload } = v.parse(granted, request.data).requestUpload;
  const sent = await fetch(new URL(upload.url, url), {
    method: "PUT",
    headers: Object.fromEntries(upload.headers.map(({ name, value }) => [name, value])),
    body: content,
  });
  if (!sent.ok) throw new Error(`The picture was refused: ${sent.status}`);
  const response = await caller.send(
    "mutation ($input: FinishUploadInput!) { finishUpload(input: $input) { __typename ... on Error { message } } }",
    { input: { uploadId: upload.id } },
  );
  v.parse(finished, response.data);
  return upload.id;
}
