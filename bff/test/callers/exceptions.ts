import { encodeNodeId } from "../../src/graphql/nodeId.ts";
import { demoPassword } from "../harness/backOffice.ts";
import type { Named } from "./sampleInput.ts";

type Values = Readonly<Record<string, unknown>>;

/** What the rightful caller does beforehand. */
export interface Preparation extends Named {
  /** Runs a mutation with what its input asks for and these values; gives the id of what it adds. */
  act(mutation: string, values?: Values): Promise<string>;
}

/** A product that waits for approval. */
async function pendingProduct({ record, act }: Preparation): Promise<string> {
  const id = await record("Product", "id");
  await act("saveProductPricing", { id, price: "10.00" });
  await act("saveProductDiscounts", { id });
  return id;
}

/** What the declaration of an input cannot say: values that depend on each other, or on the state of a record. */
export const given: Readonly<Record<string, (preparation: Preparation) => Promise<Values>>> = {
  addBanner: async ({ upload }) => ({ imageUploadId: await upload("BANNER_IMAGE") }),
  editCompanyBank: async () => ({
    number: "123456789012",
    numberAgain: "123456789012",
    ifsc: "HDFC0000123",
    password: demoPassword,
  }),
  // Nobody listens there.
  addWebhook: async () => ({ url: "http://127.0.0.1:1024/", types: ["product.*"] }),
  editWebhook: async ({ record }) => ({
    id: await record("Webhook", "id"),
    name: `Edited ${crypto.randomUUID()}`,
  }),
  resendDelivery: async ({ record, act }) => {
    await act("testWebhook", { id: await record("Webhook", "id") });
    return { id: encodeNodeId("WebhookDelivery", "1") };
  },
  saveProductPricing: async () => ({ price: "10.00" }),
  async submitProduct(preparation) {
    const id = await pendingProduct(preparation);
    await preparation.act("returnProduct", { id });
    return { id };
  },
  enableProduct: async (preparation) => ({ id: await pendingProduct(preparation) }),
  returnProduct: async (preparation) => ({ id: await pendingProduct(preparation) }),
  disableProduct: async (preparation) => ({ id: await pendingProduct(preparation) }),
  async moveProductImage({ record, act }) {
    const productId = await record("Product", "productId");
    await act("addProductImage", { productId, order: 1 });
    return { id: await act("addProductImage", { productId, order: 2 }) };
  },
  async closeVariant({ record, act }) {
    const productId = await record("Product", "productId");
    // The first one is the default, which cannot be withdrawn.
    await act("addVariant", { productId });
    return { id: await act("addVariant", { productId }) };
  },
  async reopenVariant(preparation) {
    const values = await given["closeVariant"]?.(preparation);
    await preparation.act("closeVariant", values);
    return values ?? {};
  },
  async activateSeller({ record, act }) {
    const id = await record("Seller", "id");
    await act("suspendSeller", { id });
    return { id };
  },
};

/** What the rightful caller gets where it is no success. */
export const refused: Readonly<Record<string, readonly [error: string, reason: string]>> = {
  resendDelivery: ["ValidationError", "a test is not sent again"],
  inviteSellerAdministrator: ["RateLimitedError", "the mail of the addition was sent a moment ago"],
};

/** What the owner of another company, which is in the middle of its set-up, gets for their own where it is no success. */
export const ofAnother: Readonly<Record<string, readonly [error: string, reason: string]>> = {};

/** Mutations whose success changes no record. */
export const changesNothing: Readonly<Record<string, string>> = {
  testWebhook: "what is sent stands in the log of the webhook",
  resendDeadLetters: "there is none",
  finishSignUp: "the company of the demo has finished",
};

/**
 * Mutations that ask for no permission, and what the audit trail has of them. Of accounts `audit.test.ts` of the service shows that
 * it has them.
 */
export const withoutPermission: Readonly<Record<string, string>> = {
  signIn: "a note",
  signOut: "ends a session, which the gateway keeps; nobody's record",
  signOutEverywhere: "ends sessions",
  endSession: "ends a session",
  activateAccount: "a change of the account, by nobody who was signed in",
  changePassword: "a change of the account, without the password",
  requestPasswordReset: "a note that a mail left",
  resetPassword: "a change of the account, without the password",
  registerCompany: "additions of the company, its location and its owner's account",
  revokeApiToken: "a deletion of the token, which asks for signing in in person",
  startExport: "a note of what was exported",
  cancelJob: "no change: what a job does is in the trail",
  retryJob: "no change: what a job does is in the trail",
  setTyping: "chat is private",
  sendMessage: "chat is private",
  markMessagesSeen: "chat is private",
  addBookmark: "a person's own console",
  removeBookmark: "a person's own console",
  saveLook: "a person's own console",
  markNotificationsSeen: "a person's own console",
  markNotificationsRead: "a person's own console",
  saveNotificationPreferences: "a person's own console",
  setProfilePicture: "a person's own console",
  requestUpload: "files come to be something with the change that names them",
  finishUpload: "files come to be something with the change that names them",
};

/** What says to whoever sends a change again, of which they do not know whether it was saved, that it was. */
export const foundOut: Readonly<Record<string, readonly [error: string, reason: string]>> = {
  addApiToken: ["ConflictError", "its secret was in the response that was lost"],
  addWebhook: ["ConflictError", "its secret was in the response that was lost"],
  rotateWebhookSecret: ["ConflictError", "its secret was in the response that was lost"],
  mergeBrand: ["NotFoundError", "it is merged"],
  submitProduct: ["ConflictError", "it is submitted"],
  enableProduct: ["ConflictError", "it is enabled"],
  returnProduct: ["ConflictError", "it is returned"],
  disableProduct: ["ConflictError", "it is disabled"],
};

const company = "GET /v1/companyPO";
const bank = "/v1/companyBank/company_po_id/{id}";
const product = "/v1/companySellerProdLoc";
const image = "/v1/companySellerProdImage";
const bundle = "/v1/companySellerProdBundle";
const variant = "/v1/companySellerProdVarient";

/** The calls of mutations that make others than a read for the records of each type they name, and one write. */
export const otherCalls: Readonly<Record<string, readonly string[]>> = {
  // Each level has a collection of its own.
  addCategory: ["POST /v1/l1CategoryPO"],
  editCategory: ["GET /v1/categoryPO", "PUT /v1/l1CategoryPO/{id}"],
  deleteCategory: ["GET /v1/categoryPO", "DELETE /v1/l1CategoryPO/{id}"],
  // The documented calls answer with nothing.
  saveCompanyInformation: [company, "POST /v1/companyPO/page2", company],
  saveAboutUs: [company, "POST /v1/companyPO/page3", company],
  finishSignUp: [company, "GET /v1/l1CategoryPO/company_po_id/{id}", "POST /v1/companyPO/page5", company],
  // The account in use, and the viewer's password.
  editCompanyBank: [company, `GET ${bank}`, "POST /signin", `PUT ${bank}`],
  // Its picture bears its id, so it is named once there is one; a deletion takes the pictures with it.
  addProduct: [
    "GET /v1/companySeller",
    "GET /v1/categoryPO",
    `POST ${product}/createSignup`,
    `PUT ${product}/{id}`,
  ],
  duplicateProduct: [
    `GET ${product}`,
    `GET ${image}/prod_id`,
    `POST ${product}/{id}/duplicate`,
    `PUT ${product}/{id}`,
  ],
  deleteProduct: [`GET ${product}`, `GET ${image}/prod_id`, `DELETE ${product}/{id}`],
  // Its state is compared with that of a read by itself.
  submitProduct: [`GET ${product}`, `GET ${product}/{id}`, `PUT ${product}/prod_status/{id}`],
  enableProduct: [`GET ${product}`, `GET ${product}/{id}`, `PUT ${product}/prod_status/{id}`],
  returnProduct: [`GET ${product}`, `GET ${product}/{id}`, `PUT ${product}/prod_status/{id}`],
  disableProduct: [`GET ${product}`, `GET ${product}/{id}`, `PUT ${product}/prod_status/{id}`],
  // What stands below a product is the user's when the product is, and its siblings say what is allowed.
  addProductImage: [`GET ${product}`, `GET ${image}/prod_id`, `POST ${image}`],
  moveProductImage: [`GET ${image}`, `GET ${product}`, `POST ${image}/{id}/position`],
  deleteProductImage: [`GET ${image}`, `GET ${product}`, `DELETE ${image}/{id}`],
  addBundle: [`GET ${product}`, `GET ${product}`, `GET ${bundle}/prod_id`, `POST ${bundle}`],
  editBundle: [`GET ${bundle}/{id}`, `GET ${product}`, `PUT ${bundle}/{id}`],
  deleteBundle: [`GET ${bundle}/{id}`, `GET ${product}`, `DELETE ${bundle}/{id}`],
  addVariant: [`GET ${product}`, `GET ${variant}/AllowVarient`, `POST ${variant}/onPage3`],
  editVariant: [`GET ${variant}`, `GET ${product}`, `POST ${variant}/varientEdit`],
  closeVariant: [`GET ${variant}`, `GET ${product}`, `POST ${variant}/varientClosed`],
  reopenVariant: [`GET ${variant}`, `GET ${product}`, `POST ${variant}/varientEnbled`],
};
