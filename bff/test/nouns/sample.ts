import type { Permission, Role } from "../../src/access/permission.ts";
import type { ViewerEvent } from "../../src/event/viewerEar.ts";
import type { SentField } from "../../src/graphql/inputFields.ts";
import type { RestWrite } from "../../src/rest/client.ts";
import type { UploadPurpose } from "../../src/upload/purpose.ts";
import type { Preparation } from "../callers/preparation.ts";
import type { Caller } from "../harness/backOffice.ts";
import type { Collection, RawRecord } from "../isolation/tenants.ts";
import type { EditSample } from "./edit.ts";

/** A type with ids. */
export interface NodeSample {
  /** Who must not see a record beside other companies: nobody, other locations, or everybody but one person. */
  readonly of: "company" | "location" | "person";
  /** What comes in its ids for the number that tells whose it is; else that number. */
  readonly ids?: (id: number) => readonly string[];
  /**
   * Makes a record of the demo company through a real gateway, and gives its id; or why there is none. Else `add…` does,
   * with the input that its declaration asks for.
   */
  readonly made?: ((office: DemoOffice) => Promise<string>) | { readonly untried: string };
}

/** The demo company behind a real gateway. */
interface DemoOffice {
  readonly owner: Caller;
  readonly companyId: string;
  readonly sellerId: string;
}

/** A mutation: with what it is tried, what is expected of it, and where it is not like others. */
export interface MutationSample {
  /** The permission without which it is refused; null for what one may do in person only, or anyway. */
  readonly permission: Permission | null;
  /** Whether it is for people, so that no API token may do it. */
  readonly inPerson?: boolean;
  /** Inputs with which the rightful caller succeeds, and each field in one of them; null for a mutation without an input. */
  readonly inputs: readonly (Readonly<Record<string, unknown>> | null)[];
  /** What the service answers to the writes that they cause, by `POST /v1/…`. */
  readonly responses: Readonly<Record<string, (write: RestWrite) => unknown>>;
  /** Of an edit, what each field is given, on the demo company. */
  readonly edit?: EditSample;
  /** Why a save is not bound to the version that was seen. */
  readonly unversioned?: string;
  /** What a decision about a version that was seen needs beside it. */
  readonly decision?: (owner: Caller, id: string) => Promise<object> | object;
  /** Values that its declaration cannot say, because they depend on each other or on the state of a record. */
  readonly given?: (preparation: Preparation) => Promise<Readonly<Record<string, unknown>>>;
  /** What it calls, where that is more than a read for the records of each type it names, and one write. */
  readonly calls?: readonly string[];
  /** What the rightful caller gets where it is no success. */
  readonly refused?: Reasoned;
  /** Gives the caller's session back, where it is the session that changes; waits where a job goes on with it. */
  readonly after?: (caller: Caller) => Promise<unknown>;
  /** Why its success changes no record. */
  readonly changesNothing?: string;
  /** Of one that asks for no permission, what the audit trail has of it. */
  readonly trail?: string;
  /** What says to whoever sends it again, of which they do not know whether it was saved, that it was. */
  readonly foundOut?: Reasoned;
}

type Reasoned = readonly [error: string, reason: string];

/** What somebody is refused: places as `Reach.places` names them, and mutations. */
export interface Refused {
  readonly fields?: readonly string[];
  readonly mutations?: readonly string[];
}

/** Who is shown what, to the letter. */
export interface Access {
  /** What whoever lacks a permission is refused, beside the mutations that ask for it. */
  readonly refusedWithout?: Partial<Readonly<Record<Permission, Refused>>>;
  /** Fields that a role gets less than the owner. */
  readonly refusedTo?: Partial<Readonly<Record<Exclude<Role, "OWNER">, readonly string[]>>>;
  /** What an API token gets less than its user, whatever it may do. */
  readonly inPersonOnly?: Refused;
  /** Fields that the fixtures have nothing of, or show to other people than an owner. */
  readonly neverShown?: readonly string[];
}

/** What the fixtures have for samples. */
export interface Fixtures {
  /** The id of the record of a type that is the caller's own. */
  own(type: string): string;
  ownCategory(level: 1 | 2 | 3): string;
  /** A finished upload of the caller's own, for an input like `imageUploadId`. */
  ownUpload(purpose: UploadPurpose): string;
  /** The raw record of a collection that is the caller's own. */
  record(collection: string): RawRecord;
  /** What the service answers when the caller proves their own password. */
  readonly signedIn: readonly RawRecord[];
}

/** All that the tests which span nouns try one noun with. What a noun does not have is left out. */
export interface Sample {
  /** Its types with ids. */
  readonly nodes?: Readonly<Record<string, NodeSample>>;
  /** What the service has of it for two companies, by the name in the path. */
  readonly collections?: Readonly<Record<string, Collection>>;
  /** Reads of the service that belong to nobody, with their responses. */
  readonly publicReads?: Readonly<Record<string, unknown>>;
  readonly mutations?: (fixtures: Fixtures) => Readonly<Record<string, MutationSample>>;
  readonly access?: Access;
  /** Its tables of fields, each with the call of the service that takes them all. */
  readonly fields?: readonly (readonly [fields: Readonly<Record<string, SentField>>, call: string])[];
  /** Limits in which gateway and service differ on purpose: the service's name and the keyword, with the reason. */
  readonly otherLimits?: Readonly<Record<string, string>>;
  /** Arguments for fields that cannot be called without, as `Type.field`; each is tried. */
  readonly arguments?: Readonly<Record<string, readonly string[]>>;
  /** Fields that make a call for each row, as `Type.field`, because the service has no call for many. */
  readonly callPerRow?: Readonly<Record<string, string>>;
  /** Lists of which fewer than a hundred rows are asked for, as `Viewer.…`, because a row holds so much. */
  readonly shortLists?: Readonly<Record<string, number>>;
  /** Adds two to the demo company, which has fewer. */
  readonly addTwo?: (owner: Caller, url: string) => Promise<void>;
  /** Events as they reach a stream, by the field that streams them. Whose records they are about, the stream has looked at. */
  readonly events?: Readonly<Record<string, readonly ViewerEvent[]>>;
}

const declared: Sample[] = [];

/** Those that were declared so far; `samples.ts` has them all. */
export const declaredSamples: readonly Sample[] = declared;

/** Declares what a noun is tried with. */
export function sample(of: Sample): void {
  declared.push(of);
}
