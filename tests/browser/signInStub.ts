import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { resolve } from "node:path";
import { expect } from "playwright/test";
import * as v from "valibot";
import { build } from "../../launch/build.ts";
import { freePort } from "../servers/freePort.ts";
import { GatewayProcess } from "../servers/gatewayProcess.ts";
import { preparedTest } from "./preparedPages.ts";

const root = resolve(import.meta.dirname, "../..");

/** What the sign-in record and the company's record say (Document 1 §3). */
export interface StubResponses {
  readonly signIn: Readonly<Record<string, unknown>>;
  /** Null: the company cannot be read. */
  readonly company: Readonly<Record<string, unknown>> | null;
}

const credentials = v.object({ email: v.string(), pw: v.string() });

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text === "" ? null : JSON.parse(text);
}

/** A REST service with a sign-in and one company, both as a test says; it lacks everything else. */
export class SignInStub {
  /** What each e-mail address is answered with. */
  readonly people = new Map<string, StubResponses>();
  isDown = false;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => void this.#respond(request, response));
  }

  async listen(): Promise<string> {
    const port = await freePort();
    await new Promise<void>((ready) => this.#server.listen(port, "127.0.0.1", ready));
    return `http://127.0.0.1:${port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: unknown): void => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    const { pathname } = new URL(request.url ?? "/", "http://stub");
    const body = await bodyOf(request);
    if (this.isDown) request.socket.destroy();
    else if (pathname === "/auth/login") send(200, { access_token: "stub", expires_in: 3600 });
    else if (pathname === "/readyz") send(200, {});
    else if (pathname === "/signin") this.#signIn(body, send);
    else if (pathname.startsWith("/v1/companyPO/")) this.#company(pathname, send);
    else send(404, { message: "There is no such call." });
  }

  #signIn(body: unknown, send: (status: number, body: unknown) => void): void {
    const { email } = v.parse(credentials, body);
    const person = this.people.get(email);
    if (person === undefined) send(401, { error: { message: "Wrong" }, message: "Wrong" });
    else send(200, [person.signIn]);
  }

  /** The company's id names whose it is, so that each person has a company of their own. */
  #company(pathname: string, send: (status: number, body: unknown) => void): void {
    const id = Number(pathname.split("/").at(-1));
    const found = [...this.people.values()].find(({ signIn }) => signIn["company_po_id"] === id);
    if (found === undefined || found.company === null) send(404, { message: "There is no such record." });
    else send(200, [{ company_po_id: id, ...found.company }]);
  }
}

interface WorkerFixtures {
  readonly stub: SignInStub;
  /** Where the console in front of the stub is. */
  readonly console: string;
}

/** Tests of the console in front of a service that answers the sign-in as the test says. */
export const test = preparedTest.extend<object, WorkerFixtures>({
  stub: [
    // oxlint-disable-next-line no-empty-pattern -- the fixtures must be taken apart, and there are none
    async ({}, provide) => {
      const stub = new SignInStub();
      await provide(stub);
      stub.close();
    },
    { scope: "worker" },
  ],
  console: [
    async ({ stub }, provide) => {
      await build(root, "web/dist/");
      const port = await freePort();
      const gateway = new GatewayProcess(port, {
        REST_URL: await stub.listen(),
        SESSION_FILE: ":memory:",
        PERSISTED_DOCUMENTS: resolve(root, "bff/persisted-documents.json"),
        CONSOLE_DIR: resolve(root, "web/dist"),
      });
      await gateway.start();
      await provide(`http://localhost:${port}`);
      await gateway.kill();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ console: address }, provide) => provide(address),
});

export { expect };
