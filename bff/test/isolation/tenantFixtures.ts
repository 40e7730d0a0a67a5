import { allUploadRules, type UploadPurpose } from "../../src/upload/purpose.ts";
import type { NounSample, RawRecord } from "../nouns/nounSample.ts";
import { nouns } from "../nouns/nouns.ts";
import { job } from "./jobFixtures.ts";
import { webhookCollections } from "./webhookFixtures.ts";
import { entriesAbout } from "./auditFixtures.ts";
import { marks, texts, type Whose } from "./ownerTexts.ts";

export { marks };
export type { RawRecord };

/** Records of one collection of the service. */
export interface Collection {
  /** The field with the record's id. */
  readonly key: string;
  readonly records: readonly RawRecord[];
}

/** The id that the records of each owner have, in every collection alike. */
export const ids: Readonly<Record<Whose, number>> = {
  own: 1,
  neighbour: 5001,
  foreign: 9001,
  entangled: 9005,
};
/** Products of ours that are being written, and that wait for approval. */
export const [draftId, pendingId] = [3, 4];
/** An id that no record has. */
export const unknownId = 7777;

const company: Readonly<Record<Whose, number>> = { own: 1, neighbour: 1, foreign: 9001, entangled: 9001 };

const figures: RawRecord = {
  business_type: 0,
  seller_type: 1,
  maximum_products: 5,
  comm_percentage: "5.00",
  registration_date: "2020-01-01",
  order_id: 1,
  level1_order_id: 1,
  level2_order_id: 1,
  level3_order_id: 1,
  display_order_id: 1,
  prod_status: "enabled",
  cgst: "9",
  sgst: "9",
  igst: "18",
  product_price: "10",
  gift_wrapping_enabled: true,
  gift_wrapping_price: "1",
  discount_percentage: "5",
  bundle_offer_percentage: "5",
  account_number_end: "1234",
  account_type: "CURRENT",
  admin_dob: "1990-01-01",
  admin_gender: 1,
  admin_email: "seller@own.test",
  start_date: "2026-01-01T00:00:00Z",
  suspended_at: "2026-01-02T00:00:00Z",
  prod_status_at: "2026-01-02T00:00:00Z",
  closed_at: "2026-01-02T00:00:00Z",
  last_used_at: "2026-01-02T00:00:00Z",
  products_count: 1,
  signup_page2_over: true,
  permissions: ["PRODUCT_UPDATE"],
  expires_at: "2036-01-01T00:00:00Z",
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
};

function rows(
  key: string,
  owners: readonly Whose[],
  links: readonly string[],
  extra: readonly RawRecord[] = [],
  valuesOf: (whose: Whose) => RawRecord = texts,
): Collection {
  const records = owners.map((whose) => ({
    ...valuesOf(whose),
    ...figures,
    company_po_id: company[whose],
    ...Object.fromEntries(links.map((link) => [link, ids[whose]])),
    [key]: ids[whose],
  }));
  return { key, records: [...records, ...extra.map((record) => ({ ...records[0], ...record }))] };
}

/** Records of a noun that a company shares, two of them our own. */
function sharedRows({ key, body }: NounSample): Collection {
  const marked = (whose: Whose): RawRecord =>
    Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        typeof value === "string" ? `${marks[whose]} ${value}` : value,
      ]),
    );
  return rows(key, shared, [], [{ [key]: 2 }], marked);
}

/** The bookmarks of somebody of our company, unless told. */
function preference(owner: RawRecord, whose: Whose): RawRecord {
  return {
    company_po_id: company.own,
    preference_key: "bookmarks",
    preference_value: [{ entry: `entry-${ids[whose]}`, addedAt: "2026-01-01T00:00:00Z" }],
    ...owner,
  };
}

/** The look of the same. */
function look(owner: RawRecord, whose: Whose): RawRecord {
  return {
    ...preference(owner, whose),
    preference_key: "look",
    preference_value: { palette: `color-${ids[whose]}` },
  };
}

/** A message between two people of a company, as the service sends it. */
function message(id: number, companyId: number, between: readonly [string, string], mark: string): RawRecord {
  const [sender_id, recipient_id] = between;
  return {
    chat_message_id: id,
    company_po_id: companyId,
    sender_id,
    recipient_id,
    message_text: `${mark} message`,
    sent_at: "2026-01-01T00:00:00Z",
    seen_at: null,
  };
}

const ownMessage = message(ids.own, company.own, [`seller-${ids.own}`, `owner-${ids.own}`], marks.own);
const foreignMessages = [
  message(ids.foreign, company.foreign, [`owner-${ids.foreign}`, `seller-${ids.foreign}`], marks.foreign),
  message(ids.entangled, company.foreign, [`owner-${ids.foreign}`, `owner-${ids.own}`], marks.foreign),
  // Between two others of our company: as private as another company's.
  message(ids.neighbour, company.own, [`seller-${ids.neighbour}`, "owner-99"], marks.foreign),
];

/** Somebody to chat with. Everybody of a company may, so a neighbour is nobody to hide. */
function person(person_id: string, whose: Whose, last_message: RawRecord | undefined): RawRecord {
  const { phone: person_name, street_name: status_text } = texts(whose);
  return {
    person_id,
    company_po_id: company[whose],
    person_name,
    status_text,
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-01-01T00:00:00Z",
    unread_count: 1,
    last_message,
  };
}

/** A user as the service tells who they are. */
function account(whose: Whose): RawRecord {
  return { ...texts(whose), first_name: `${marks[whose]} first`, active: true, primary_login: true };
}

const shared = ["own", "foreign", "entangled"] as const;
const located = ["own", "neighbour", "foreign", "entangled"] as const;
const entangledPath = {
  category1_id: ids.entangled,
  category2_id: ids.entangled,
  category3_id: ids.entangled,
};

/**
 * Two companies and two locations whose records are all marked, in a database that is not clean: the second record of
 * some collections is our own and points at another company's.
 */
export const tenantFixtures: Readonly<Record<string, Collection>> = {
  ...Object.fromEntries(nouns.map((noun) => [noun.path.replace("/v1/", ""), sharedRows(noun)])),
  account: rows("user_po_id", shared, [], [], account),
  companyPO: rows("company_po_id", shared, []),
  companySeller: rows("seller_id", located, []),
  companyBank: rows("bank_id", shared, []),
  companySellerManu: rows("manu_id", located, ["seller_id"]),
  companyBanner: rows(
    "banner_id",
    shared,
    ["category1_id", "category2_id", "category3_id"],
    [{ banner_id: 2, ...entangledPath }],
  ),
  l1CategoryPO: rows("level1_id", shared, []),
  l2CategoryPO: rows("level2_id", shared, ["level1_id"], [{ level2_id: 2, level1_id: ids.entangled }]),
  l3CategoryPO: rows("level3_id", shared, ["level1_id", "level2_id"]),
  companySellerProdLoc: rows(
    "prod_id",
    located,
    ["seller_id", "prod_brand", "manu_id", "category1_id", "category2_id", "category3_id"],
    [
      { prod_id: 2, prod_brand: ids.entangled, manu_id: ids.entangled, ...entangledPath },
      { prod_id: draftId, prod_status: "draft" },
      { prod_id: pendingId, prod_status: "pending" },
    ],
  ),
  companySellerProdImage: rows("image_id", located, ["prod_id", "seller_id"]),
  companySellerProdVarient: rows(
    "varient_id",
    located,
    ["prod_id", "seller_id"],
    [
      // Hangs on our product, but is another company's.
      { ...texts("foreign"), varient_id: 9002, company_po_id: ids.foreign, default_price: true },
    ],
  ),
  companySellerProdBundle: rows(
    "id",
    located,
    ["prod_id", "bundle_id", "seller_id"],
    [
      { id: 2, bundle_id: ids.entangled },
      { id: 3, bundle_id: ids.neighbour },
    ],
  ),
  // Tokens are their user's alone: the last one is a colleague's.
  apiToken: rows(
    "api_token_id",
    shared,
    ["user_po_id"],
    [
      { api_token_id: 2, user_po_id: null, user_seller_id: ids.own },
      { ...texts("foreign"), api_token_id: ids.neighbour, user_po_id: ids.neighbour },
    ],
  ),
  // So are notices.
  companyNotification: rows(
    "notification_id",
    shared,
    ["user_po_id"],
    [
      { notification_id: 2, user_po_id: null, user_seller_id: ids.own },
      { ...texts("foreign"), notification_id: ids.neighbour, user_po_id: ids.neighbour },
    ],
    (whose) => ({ ...texts(whose), kind: "product.submitted", entity: "product", entity_id: ids[whose] }),
  ),
  companyNotificationPreference: {
    key: "account_id",
    records: [
      {
        account_id: ids.own,
        deliveries: [{ kind: "product.submitted", delivery: "mail_daily", standard: "console" }],
        quiet_from: "22:00",
        quiet_until: "07:00",
      },
    ],
  },
  companyJob: rows("job_id", located, ["seller_id"], [], (whose) => job(ids[whose], marks[whose])),
  ...webhookCollections((key, links, of, extra) =>
    rows(key, shared, links, extra, (whose) => of(ids[whose], marks[whose])),
  ),
  chatPerson: {
    key: "person_id",
    records: [
      person(`seller-${ids.own}`, "own", ownMessage),
      person(`owner-${ids.own}`, "own", ownMessage),
      person("owner-99", "own", foreignMessages[2]),
      person(`owner-${ids.foreign}`, "foreign", foreignMessages[0]),
      person(`seller-${ids.entangled}`, "entangled", foreignMessages[1]),
      // A demo user is of no company.
      { ...person(`demo-${ids.foreign}`, "foreign", undefined), demo: true },
    ],
  },
  chatMessage: { key: "chat_message_id", records: [ownMessage, ...foreignMessages] },
  audit: {
    key: "audit_id",
    records: located.flatMap((whose) =>
      entriesAbout(marks[whose], ids[whose], company[whose], ids.entangled),
    ),
  },
  // So are preferences.
  userPreference: {
    key: "user_po_id",
    records: [
      preference({ user_po_id: ids.foreign }, "foreign"),
      preference({ user_po_id: ids.own, company_po_id: company.foreign }, "foreign"),
      preference({ user_po_id: ids.neighbour }, "foreign"),
      preference({ user_po_id: ids.own }, "own"),
      preference({ user_seller_id: ids.own, seller_id: ids.own }, "own"),
      look({ user_po_id: ids.foreign }, "foreign"),
      look({ user_po_id: ids.own, company_po_id: company.foreign }, "foreign"),
      look({ user_po_id: ids.own }, "own"),
      look({ user_seller_id: ids.own, seller_id: ids.own }, "own"),
    ],
  },
};

/** What a session of the fixtures is called. */
export function sessionHandle(id: number): string {
  return `session-${id}`;
}

/** The uploads of each owner, one for each purpose. */
export function uploadId(id: number, purpose: UploadPurpose): string {
  const index = allUploadRules.findIndex((rule) => rule.purpose === purpose);
  return `${String(id).padStart(8, "0")}-0000-4000-8000-${String(index).padStart(12, "0")}`;
}

const one = (id: number): readonly string[] => [String(id)];

/** The ids of each node type's records, for the number that tells whose they are. */
export const nodeIds: Readonly<Record<string, (id: number) => readonly string[]>> = {
  ...Object.fromEntries(nouns.map(({ type }) => [type, one])),
  Company: one,
  Notification: one,
  Seller: one,
  Manufacturer: one,
  Banner: one,
  Category: (id) => [`1-${id}`, `2-${id}`, `3-${id}`],
  Product: one,
  ProductImage: one,
  Variant: one,
  Bundle: one,
  ApiToken: one,
  Job: one,
  Webhook: one,
  WebhookDelivery: one,
  ChatPerson: (id) => [`seller-${id}`, `owner-${id}`],
  ChatMessage: one,
  AuditEntry: one,
  ViewerSession: (id) => [sessionHandle(id)],
  Upload: (id) => allUploadRules.map(({ purpose }) => uploadId(id, purpose)),
};

const locatedTypes: ReadonlySet<string> = new Set([
  "Seller",
  "Manufacturer",
  "Product",
  "ProductImage",
  "Variant",
  "Bundle",
  "AuditEntry",
  "Job",
]);
const privateTypes: ReadonlySet<string> = new Set(["ViewerSession", "ApiToken", "Upload", "ChatMessage"]);

/** Of the numbers of others, those under which there is a record of a type that the viewer must not have. */
export function hiddenOf(type: string, hidden: readonly number[]): readonly number[] {
  // A colleague's private things are as foreign as another company's.
  if (privateTypes.has(type)) return [...new Set([...hidden, ids.neighbour])];
  return hidden.filter((id) => id !== ids.neighbour || locatedTypes.has(type));
}
