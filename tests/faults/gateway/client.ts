import * as v from "valibot";
import { typed } from "../../../bff/test/harness/typed.ts";

const graphqlResult = v.object({ data: v.nullish(v.record(v.string(), v.unknown())) });
const result = v.looseObject({ __typename: v.string() });
const grant = v.object({
  upload: v.object({
    id: v.string(),
    url: v.string(),
    headers: v.array(v.object({ name: v.string(), value: v.string() })),
  }),
});

/** What a mutation answered. */
export type Result = v.InferOutput<typeof result>;

/** The demo owner, in front of a gateway, as a browser or as a program. */
export class OwnerClient {
  readonly #url: string;
  #token = "";

  constructor(url: string) {
    this.#url = url;
  }

  /** Signs in and makes a token, which outlives every gateway. */
  async makeToken(): Promise<void> {
    const signIn = await this.#post({ "x-back-office": "1" }, mutation("signIn", "viewer { name }"), {
      email: "owner@verdant.test",
      password: "Verdant-Demo-1",
      rememberMe: false,
    });
    const cookie = signIn.headers.get("set-cookie")?.split(";")[0] ?? "";
    const permissions = ["PRODUCT_CREATE", "PRODUCT_UPDATE", "VARIANT_CREATE"];
    const made = await this.#post(
      { "x-back-office": "1", cookie, origin: this.#url },
      mutation("addApiToken", "secret"),
      { name: "Faults", permissions, expiresAt: new Date(Date.now() + 86_400_000).toISOString() },
    );
    const { data } = v.parse(graphqlResult, await made.json());
    this.#token = v.parse(v.object({ secret: v.string() }), data?.["addApiToken"]).secret;
  }

  /** Sends a query. Rejects when the gateway is not there. */
  async query(document: string): Promise<unknown> {
    const response = await this.#post(this.#authorization(), document, {});
    return v.parse(graphqlResult, await response.json()).data;
  }

  /** Calls a mutation. Rejects when the gateway ends before it has answered. */
  async change(name: string, input: object, selection: string): Promise<Result> {
    const response = await this.#post(this.#authorization(), mutation(name, selection), input);
    return v.parse(result, v.parse(graphqlResult, await response.json()).data?.[name]);
  }

  /** Sends a picture and has it checked; gives its id. */
  async upload(content: Buffer, purpose: string): Promise<string> {
    const input = { purpose, contentType: "image/png", bytes: content.length };
    const granted = await this.change("requestUpload", input, "upload { id url headers { name value } }");
    const { upload } = v.parse(grant, granted);
    const sent = await fetch(new URL(upload.url, this.#url), {
      method: "PUT",
      headers: Object.fromEntries(upload.headers.map(({ name, value }) => [name, value])),
      body: new Uint8Array(content),
    });
    if (!sent.ok) throw new Error(`The picture was refused: ${sent.status}`);
    const finished = await this.change("finishUpload", { uploadId: upload.id }, "image { id }");
    if (finished.__typename !== "FinishUploadSuccess") throw new Error(JSON.stringify(finished));
    return upload.id;
  }

  #authorization(): Readonly<Record<string, string>> {
    return { authorization: `Bearer ${this.#token}` };
  }

  #post(headers: Readonly<Record<string, string>>, query: string, input: object): Promise<Response> {
    return fetch(`${this.#url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json", ...headers },
      body: JSON.stringify({ query, variables: { input } }),
    });
  }
}

function mutation(name: string, selection: string): string {
  const type = typed(name);
  return `mutation ($input: ${type}Input!) {
    ${name}(input: $input) {
      __typename
      ... on ${type}Success { ${selection} }
      ... on Error { message }
    }
  }`;
}
