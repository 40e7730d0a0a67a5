import { type GatewayResponse, postOperation } from "./response.ts";

/** Somebody in front of the console: keeps cookies as a browser does, and sends what our page sends. */
export class Caller {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #cookies = new Map<string, string>();

  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.#url = url;
    this.#headers = headers;
  }

  /** The cookie of the session, or undefined when there is none. */
  get session(): string | undefined {
    return this.#cookies.get("__Host-sid");
  }

  /** The cookie by which the browser is known again, or undefined when there is none. */
  get device(): string | undefined {
    return this.#cookies.get("__Host-did");
  }

  /** What all its cookies hold. */
  get secrets(): string[] {
    return [...this.#cookies.values()];
  }

  /** Takes the cookies of another caller: the same browser at another gateway. */
  takeCookiesOf(other: Caller): void {
    for (const [name, value] of other.#cookies) this.#cookies.set(name, value);
  }

  /** Sends one operation. `headers` are added to those of every request. */
  send(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<GatewayResponse> {
    return this.#post({ query, variables }, headers);
  }

  /** Sends a stored document by its id, as the console does. */
  sendStored(
    documentId: string,
    variables: Readonly<Record<string, unknown>> = {},
  ): Promise<GatewayResponse> {
    return this.#post({ documentId, variables }, {});
  }

  async #post(body: object, headers: Readonly<Record<string, string>>): Promise<GatewayResponse> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await postOperation(this.#url, body, {
      "x-back-office": "1",
      origin: `http://localhost:${new URL(this.#url).port}`,
      ...(cookie === "" ? {} : { cookie }),
      ...this.#headers,
      ...headers,
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = ""] = line.split(";", 1);
    const [name = "", value = ""] = pair.split("=", 2);
    if (value === "") this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}
