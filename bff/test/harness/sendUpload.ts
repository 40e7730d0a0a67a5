import * as v from "valibot";
import type { Caller } from "./caller.ts";

const grant = v.object({
  id: v.string(),
  url: v.string(),
  method: v.string(),
  headers: v.array(v.object({ name: v.string(), value: v.string() })),
  expiresAt: v.string(),
});

/** Where a file may be sent. */
export type Grant = v.InferOutput<typeof grant>;

const refusal = v.looseObject({
  __typename: v.string(),
  message: v.string(),
  issues: v.optional(v.array(v.object({ path: v.array(v.string()), message: v.string() }))),
});

/** What the gateway says to a mutation that it refuses. */
export type Refused = v.InferOutput<typeof refusal>;

const requestDocument = `mutation ($input: RequestUploadInput!) { requestUpload(input: $input) {
  __typename
  ... on RequestUploadSuccess { upload { id url method headers { name value } expiresAt } }
  ... on Error { message } ... on ValidationError { issues { path message } } } }`;

const finishDocument = `mutation ($input: FinishUploadInput!) { finishUpload(input: $input) {
  __typename
  ... on FinishUploadSuccess { image { id url thumbnailUrl width height bytes contentType } }
  ... on Error { message } ... on ValidationError { issues { path message } } } }`;

const finished = v.object({
  id: v.string(),
  url: v.string(),
  thumbnailUrl: v.string(),
  width: v.number(),
  height: v.number(),
  bytes: v.number(),
  contentType: v.string(),
});

/** A picture that was found good. */
export type Finished = v.InferOutput<typeof finished>;

function resultOf(data: unknown, field: string): unknown {
  return Reflect.get(Object(data), field);
}

/** Asks where to send a file. */
export async function requestUpload(
  caller: Caller,
  input: { readonly purpose: string; readonly contentType: string; readonly bytes: number },
): Promise<Grant | Refused> {
  const { data } = await caller.send(requestDocument, { input });
  const result = resultOf(data, "requestUpload");
  const good = v.safeParse(v.object({ upload: grant }), result);
  return good.success ? good.output.upload : v.parse(refusal, result);
}

/** The same where it has to succeed. */
export async function grantOf(
  caller: Caller,
  contentType: string,
  bytes: number,
  purpose = "COMPANY_LOGO",
): Promise<Grant> {
  return v.parse(grant, await requestUpload(caller, { purpose, contentType, bytes }));
}

/** Sends a file as a browser does. */
export function putFile(
  gatewayUrl: string,
  { url, method, headers }: Grant,
  content: Buffer,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(new URL(url, gatewayUrl), {
    method,
    headers: { ...Object.fromEntries(headers.map(({ name, value }) => [name, value])), ...more },
    body: new Uint8Array(content),
  });
}

/** Has a sent file checked. */
export async function finishUpload(caller: Caller, uploadId: string): Promise<Finished | Refused> {
  const { data } = await caller.send(finishDocument, { input: { uploadId } });
  const result = resultOf(data, "finishUpload");
  const good = v.safeParse(v.object({ image: finished }), result);
  return good.success ? good.output.image : v.parse(refusal, result);
}

/** The picture of a response that has to be a good one. */
export function finishedOf(response: Finished | Refused): Finished {
  return v.parse(finished, response);
}
