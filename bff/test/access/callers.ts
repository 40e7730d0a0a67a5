import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Permission, Role } from "../../src/access/permission.ts";
import { openFolderStore } from "../../src/storage/folderStore.ts";
import { createUploadSigner } from "../../src/storage/uploadSignature.ts";
import { checkedKey } from "../../src/upload/keys.ts";
import { allUploadRules } from "../../src/upload/purpose.ts";
import { openSqliteUploads } from "../../src/upload/sqliteUploads.ts";
import { owner } from "../doubles/fakeContext.ts";
import { addFinishedUpload, onePixel } from "../doubles/finishedUpload.ts";
import { createMemoryStorage } from "../doubles/memoryStorage.ts";
import type { GatewayResponse } from "../harness/response.ts";
import { startTestGateway, type TestGateway } from "../harness/gateway.ts";
import { ids, uploadId } from "../isolation/tenants.ts";
import { hashOf, records, secretOf, startWorldService } from "./worldService.ts";

/** Somebody in front of a real gateway. */
export interface WorldCaller {
  /** By what their browser is known again. */
  readonly device?: string | undefined;
  send(document: string, variables?: Readonly<Record<string, unknown>>): Promise<GatewayResponse>;
}

/** A real gateway over HTTP, in front of the world of the isolation matrix. */
export interface WorldGateway {
  /** An API token of the owner with these permissions. */
  token(permissions: readonly Permission[]): WorldCaller;
  /** Signs in anew. */
  inPerson(role: Role): Promise<WorldCaller>;
  /** Gives the owner a finished upload of each purpose, for inputs that name one. */
  addUploads(): Promise<void>;
  close(): Promise<void>;
}

const signIn = "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }";

export async function startWorld(): Promise<WorldGateway> {
  const folder = mkdtempSync(join(tmpdir(), "access-"));
  const tokens = new Map<string, readonly Permission[]>();
  const service = await startWorldService(tokens);
  const files = { SESSION_FILE: join(folder, "sessions.sqlite"), MEDIA_DIR: join(folder, "media") };
  const gateway: TestGateway = await startTestGateway(service.url, {
    ...files,
    INITIAL_DATA_DIR: join(folder, "initial"),
    TOKEN_POINTS_PER_MINUTE: "999999999",
    STRANGER_POINTS_PER_MINUTE: "999999999",
    // Everybody comes from an address of their own, so that nobody is in another's way where attempts are counted.
    TRUST_PROXY: "on",
  });
  const uploads = openSqliteUploads(files.SESSION_FILE);
  const images = openFolderStore(files.MEDIA_DIR, createUploadSigner("not used"));
  const user = { ...owner, userId: String(ids.own), companyId: String(ids.own) };
  let people = 0;
  const ownAddress = () => ({ "x-forwarded-for": `192.0.2.${(people += 1) % 256}` });
  return {
    token(permissions) {
      const secret = secretOf(permissions);
      tokens.set(hashOf(secret), permissions);
      const headers = { authorization: `Bearer ${secret}`, ...ownAddress() };
      return { send: (query, variables = {}) => gateway.post({ query, variables }, headers) };
    },
    async inPerson(role) {
      const caller = gateway.caller(ownAddress());
      const { email_id: email } = records[role];
      const { text } = await caller.send(signIn, { input: { email, password: "any", rememberMe: false } });
      if (!text.includes("SignInSuccess")) throw new Error(text);
      return caller;
    },
    async addUploads() {
      const context = { uploads, storage: { ...createMemoryStorage(), images } };
      for (const { purpose } of allUploadRules) {
        const id = uploadId(ids.own, purpose);
        if ((await uploads.read(id)) === null) await addFinishedUpload(context, user, purpose, id);
        else await uploads.release(id);
        await images.write(checkedKey(id), onePixel, "image/png");
      }
    },
    async close() {
      await gateway.close();
      await service.close();
      uploads.close();
      rmSync(folder, { recursive: true });
    },
  };
}
