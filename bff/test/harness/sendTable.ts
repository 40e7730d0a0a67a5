import * as v from "valibot";
import type { Caller } from "./backOffice.ts";

const granted = v.object({
  requestUpload: v.object({
    upload: v.object({
      id: v.string(),
      url: v.string(),
      headers: v.array(v.object({ name: v.string(), value: v.string() })),
    }),
  }),
});

/** Sends a CSV or JSONL file through a real gateway, as a browser does: asks where to, and sends it. Gives the upload's id. */
export async function sendTable(
  url: string,
  caller: Caller,
  content: string | Uint8Array,
  contentType = "text/csv",
): Promise<string> {
  const bytes = new Uint8Array(typeof content === "string" ? Buffer.from(content) : content);
  const request = await caller.send(
    "mutation ($input: RequestUploadInput!) { requestUpload(input: $input) { ... on RequestUploadSuccess { upload { id url headers { name value } } } ... on Error { message } } }",
    { input: { purpose: "IMPORT_FILE", contentType, bytes: bytes.length } },
  );
  const { upload } = v.parse(granted, request.data).requestUpload;
  const sent = await fetch(new URL(upload.url, url), {
    method: "PUT",
    headers: Object.fromEntries(upload.headers.map(({ name, value }) => [name, value])),
    body: bytes,
  });
  if (!sent.ok) throw new Error(`The file was refused: ${sent.status}`);
  return upload.id;
}
