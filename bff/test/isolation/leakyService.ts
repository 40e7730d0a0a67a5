import type { RestResponse, RestClient, RestRead, RestWrite } from "../../src/rest/client.ts";
import { extraFields } from "../../src/rest/description.ts";
import { RestError } from "../../src/rest/error.ts";
import { publicReads } from "../nouns/samples.ts";
import { tenantFixtures } from "./tenantFixtures.ts";
import type { Collection, RawRecord } from "./tenants.ts";

/** How the service behind the gateway behaves. */
export interface Leak {
  /** Records do not say whose they are where the documents do not show it. */
  readonly isSilent: boolean;
  /** It knows `?ids=`. */
  readonly offersIds: boolean;
  /** The collection whose records are all gone. */
  readonly without?: string;
}

/** A service that does no checks of its own: the service login may read every company's records. */
export interface LeakyService extends RestClient {
  readonly reads: RestRead[];
  readonly writes: RestWrite[];
}

/** What belongs to nobody. */
const publicResponses: Readonly<Record<string, unknown>> = {
  "/openapi.json": { paths: {}, fields: Object.fromEntries(extraFields.map((field) => [field, {}])) },
  ...publicReads,
};

/** Lists of somebody's records, which leak everybody's. */
const listsOfSomebody = new Set([
  "company_po_id",
  "seller_id",
  "user_po_id",
  "user_seller_id",
  "record",
  "account",
]);

/** Collections whose documented records carry neither company nor location (Document 2 §3). */
const silentCollections = new Set([
  "companySellerProdVarient",
  "companySellerProdBundle",
  "companySellerProdImage",
]);

function hasValue(record: RawRecord, field: string, value: string): boolean {
  return String(record[field]) === value;
}

/**
 * Makes the service. Lists by company or by location answer everybody's records, as `GET /v1/companyCollection` does
 * (decision D-44). `responses` are those of the writes, by `POST /v1/…`. Unknown calls fail the test.
 */
export function createLeakyService(
  leak: Leak,
  responses: Readonly<Record<string, (write: RestWrite) => unknown>> = {},
): LeakyService {
  const reads: RestRead[] = [];
  const writes: RestWrite[] = [];
  const abilities = new Map<string, boolean>();
  const restResponse = (body: unknown): RestResponse => ({ status: 200, body, totalCount: null, etag: null });

  function recordsOf(name: string, collection: Collection): readonly RawRecord[] {
    if (name === leak.without) return [];
    if (!leak.isSilent || !silentCollections.has(name)) return collection.records;
    return collection.records
      .filter((record) => record["varient_id"] !== 9002)
      .map(({ company_po_id: _company, seller_id: _seller, ...record }) => record);
  }

  function readIds(records: readonly RawRecord[], field: string, read: RestRead): RestResponse {
    const wanted = read.query?.["ids"]?.split(",") ?? [];
    if (!leak.offersIds) throw new RestError("not-offered", "The service does not offer this.");
    return restResponse(records.filter((record) => wanted.some((id) => hasValue(record, field, id))));
  }

  function readMixedCategories(read: RestRead): RestResponse {
    if (!leak.offersIds) throw new RestError("not-offered", "The service does not offer this.");
    const wanted = read.query?.["ids"]?.split(",") ?? [];
    return restResponse(
      wanted.flatMap((wantedId) => {
        const [level = "", id = ""] = wantedId.split("-");
        const name = `l${level}CategoryPO`;
        const records = name === leak.without ? [] : (tenantFixtures[name]?.records ?? []);
        return records
          .filter((record) => hasValue(record, `level${level}_id`, id))
          .map((record) => ({ ...record, level: Number(level) }));
      }),
    );
  }

  function readCollection(read: RestRead): RestResponse {
    const [, , name = "", segment, placeholder] = read.template.split("/");
    const collection = tenantFixtures[name];
    if (collection === undefined)
      throw new Error(`The fixtures of the isolation matrix do not know ${name}.`);
    const records = recordsOf(name, collection);
    const id = read.params?.["id"];
    if (segment === undefined && read.query?.["ids"] === undefined) return restResponse(records);
    if (segment === undefined) return readIds(records, collection.key, read);
    if (listsOfSomebody.has(segment)) return restResponse(records);
    if (segment === "{id}" || segment === "varient_id") {
      const found = records.find((record) => hasValue(record, collection.key, id ?? ""));
      if (found === undefined) throw new RestError("not-found", "There is no such record.");
      return restResponse([found]);
    }
    // Whether a name is free: everybody's that have it.
    if (name === "companySeller" && segment === "BusinessName") return restResponse(records);
    const parent = segment === "AllowVarient" ? "prod_id" : segment;
    if (placeholder === undefined) return readIds(records, parent, read);
    return restResponse(records.filter((record) => hasValue(record, parent, id ?? "")));
  }

  return {
    reads,
    writes,
    trace: [],
    capabilities: {
      offers: (ability) => abilities.get(ability),
      learn: (ability, isOffered) => void abilities.set(ability, isOffered),
      disprove: (ability) => void abilities.set(ability, false),
    },
    async get(read) {
      reads.push(read);
      const known = publicResponses[read.template];
      if (known !== undefined) return restResponse(known);
      return read.template === "/v1/categoryPO" ? readMixedCategories(read) : readCollection(read);
    },
    async send(write) {
      writes.push(write);
      const respond = responses[`${write.method} ${write.template}`];
      if (respond === undefined) throw new Error(`Unexpected write: ${write.method} ${write.template}`);
      return restResponse(respond(write));
    },
  };
}
