import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { expect } from "vitest";
import type { Caller } from "../harness/caller.ts";
import { startTestGateway, type TestGateway } from "../harness/gateway.ts";
import { sendPicture } from "../harness/sendPicture.ts";
import type { Behaviour } from "../../../tests/foreignService/behaviour.ts";
import {
  type ForeignService,
  type ReceivedCall,
  startForeignService,
} from "../../../tests/foreignService/foreignService.ts";
import { typed } from "../harness/typed.ts";

const credential = { username: "gateway", password: "service-password-CANARY", apiKey: "api-key-CANARY" };
const accessToken = v.object({ access_token: v.string() });
const changed = v.record(v.string(), v.record(v.string(), v.unknown()));

/** The calls that change something, without those that only look whether a password is right. */
const isWrite = ({ method, path }: ReceivedCall): boolean => method !== "GET" && path !== "/signin";

/** A gateway in front of somebody else's service, and one person after the other in front of it. */
export interface Walk {
  readonly gateway: TestGateway;
  readonly service: ForeignService;
  /** Another person, signed in as nobody. */
  leave(): void;
  /** Makes a change that must succeed, and answers with what was selected of its success. */
  change(name: string, input: object | null, selection: string): Promise<unknown>;
  /** Makes a change that must not succeed, and answers with the failure. */
  refused(name: string, input: object): Promise<unknown>;
  /** Reads without any error. */
  read(query: string, variables?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Reads, errors and all. */
  ask: Caller["send"];
  picture(purpose: Parameters<typeof sendPicture>[2]): Promise<string>;
  /** `METHOD path` and body of each documented write since the last look. */
  written(): readonly (readonly [call: string, body: ReceivedCall["body"]])[];
  /** Fields that were sent in documented calls though no document has them. */
  unknownFields(): readonly string[];
  /** Calls the service past the gateway. */
  callService(method: string, path: string, body?: object): Promise<void>;
  close(): Promise<void>;
}

/** Starts both. */
export async function startWalk(behaviour: Partial<Behaviour> = {}): Promise<Walk> {
  const folder = await mkdtemp(join(tmpdir(), "foreign-service-"));
  const service = await startForeignService({ credential }, behaviour);
  const gateway = await startTestGateway(service.url, {
    DEVELOPER_MODE: "on",
    MEDIA_DIR: folder,
    INITIAL_DATA_DIR: join(folder, "initial"),
  });
  let caller = gateway.caller();
  let looked = 0;
  const send = async (name: string, input: object | null, selection: string) => {
    const type = typed(name);
    const [head, argument] = input === null ? ["", ""] : [`($input: ${type}Input!)`, "(input: $input)"];
    const fields = `__typename ... on Error { message code } ... on ${type}Success { ${selection} }`;
    const { data, errors } = await caller.send(`mutation ${head} { ${name}${argument} { ${fields} } }`, {
      input,
    });
    expect([name, errors]).toEqual([name, undefined]);
    return { type, result: v.parse(changed, data)[name] };
  };
  return {
    gateway,
    service,
    leave() {
      caller = gateway.caller();
    },
    async change(name, input, selection) {
      const { type, result } = await send(name, input, selection);
      expect(result).toMatchObject({ __typename: `${type}Success` });
      const { __typename: _, ...selected } = result ?? {};
      return selected;
    },
    async refused(name, input) {
      const { type, result } = await send(name, input, "__typename");
      expect(result).not.toMatchObject({ __typename: `${type}Success` });
      return result;
    },
    async read(query, variables) {
      const { data, errors } = await caller.send(query, variables);
      expect(errors).toBeUndefined();
      return data;
    },
    ask: (...operation) => caller.send(...operation),
    picture: (purpose) =>
      sendPicture(
        gateway.url,
        {
          cookie: null,
          send: (...operation) => caller.send(...operation),
          listen: () => Promise.reject(new Error("Nobody listens.")),
        },
        purpose,
      ),
    written() {
      const calls = service.received.slice(looked).filter((call) => isWrite(call) && call.isDocumented);
      looked = service.received.length;
      return calls.map(({ method, path, body }) => [`${method} ${path}`, body] as const);
    },
    unknownFields: () =>
      service.received.filter((call) => call.isDocumented).flatMap((call) => call.unknownFields),
    async callService(method, path, body) {
      const headers = { "x-api-key": credential.apiKey, "x-api-version": "1" };
      const { username, password } = credential;
      const login = await fetch(`${service.url}/auth/login`, {
        method: "POST",
        headers,
        body: JSON.stringify({ username, password }),
      });
      const { access_token: token } = v.parse(accessToken, await login.json());
      const response = await fetch(service.url + path, {
        method,
        headers: { ...headers, authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    },
    async close() {
      await gateway.close();
      await service.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
