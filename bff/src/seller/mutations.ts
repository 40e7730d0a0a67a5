import { requiredLines } from "../graphql/text.ts";
import type { PersonChanges } from "../account/personInput.ts";
import { type AddressValues, completeAddress } from "../address/input.ts";
import type { Address } from "../address/type.ts";
import { markProgress } from "../company/progress.ts";
import type { BuilderTypes } from "../graphql/builder.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { deleteMutation } from "../graphql/deleteMutation.ts";
import { editInput } from "../graphql/editMutation.ts";
import { ValidationError } from "../graphql/errors.ts";
import { idempotencyKey, idOf, type RestBody, toRestBody, version } from "../graphql/inputFields.ts";
import { type InputWarning, InputWarningType } from "../graphql/inputWarning.ts";
import { edgeOf } from "../graphql/page.ts";
import { sendEdit, sendUnlessStale } from "../graphql/version.ts";
import type { RestWrite } from "../rest/client.ts";
import { offered } from "../rest/orDocumented.ts";
import { ownError } from "../rest/responseError.ts";
import { toRestId } from "../rest/recordFields.ts";
import { givesMore, mayGive, ownersOfLocations } from "../role/access.ts";
import { currentUser } from "../session/currentUser.ts";
import { endSessionsAt } from "../staff/sessions.ts";
import { taxNumberWarnings } from "../taxNumber/warnings.ts";
import {
  editedSellerFields,
  invitedSellerFields,
  provinceMessage,
  sellerFields,
  sellerVersion,
} from "./fields.ts";
import type { Seller } from "./record.ts";
import { isFoundByName, sellerEditing, sellers } from "./source.ts";
import { SellerEdge, SellerObject, sellerOrder } from "./type.ts";

function complete(context: Context, address: AddressValues): Promise<Address> {
  return completeAddress(context, address, "address", provinceMessage);
}

/** The location and what looks wrong about its tax numbers. */
function saved(seller: Seller): { readonly seller: Seller; readonly warnings: InputWarning[] } {
  const { provinceCode } = seller.address;
  return { seller, warnings: taxNumberWarnings({ ...seller, provinceCode }) };
}

const warningsDescription = "What looks wrong and was saved all the same.";

/**
 * What is sent of an edit. Of a location that is found by its name little may have been shown, so what is empty says nothing of
 * what it has; and under another name nobody would find it again. Throws a `RestError` of kind `not-offered`.
 */
function editBody(context: Context, { name }: Seller, body: RestBody): RestBody {
  if (!isFoundByName(context)) return body;
  const { business_name = name } = body;
  if (business_name !== name) throw ownError("not-offered", new Error("It could not be found any more."));
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== "" && value !== null));
}

/** Sends a change of a location's status and gives the location as it is then. */
async function changeStatus(
  context: Context,
  input: { readonly id: string; readonly version?: string | null | undefined },
  { part, ...call }: Pick<RestWrite, "method" | "body"> & { readonly part: string },
): Promise<{ readonly seller: Seller }> {
  const seller = await sellers.require(context, input.id);
  const response = await sendUnlessStale(context, sellerEditing, seller, input.version, {
    ...call,
    template: `${sellers.path}/{id}/${part}`,
    params: { id: seller.id },
  });
  return { seller: await sellers.written(context, response.body, { row: seller }) };
}

function sellerField(t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, { readonly seller: Seller }>) {
  return {
    seller: t.expose("seller", {
      type: SellerObject,
      description: "The location, as the service keeps it now.",
    }),
  };
}

/** Whoever is the first to run a location is invited, by name and address. Throws `ValidationError`. */
function checkNewAdministrator({ administrator }: Seller, given: PersonChanges | undefined): void {
  if (given === undefined || administrator?.email != null) return;
  const needed = { firstName: "First Name is required", email: "Email address is required" } as const;
  const issues = (["firstName", "email"] as const)
    .filter((part) => given[part] === undefined)
    .map((part) => ({
      path: ["administrator", part],
      message: needed[part],
      code: "REQUIRED" as const,
    }));
  if (issues.length > 0) throw new ValidationError(issues);
}

/**
 * Whoever is named runs the location, with all rights of its owner: nobody gives what they do not have, and a token no more than
 * it may. Naming who is administrator already gives nothing, as long as they still are: the version that this was seen in, or
 * null where it may be any. Throws `ValidationError`.
 */
function checkRights(context: Context, seller: Seller, given: PersonChanges | undefined): string | null {
  if (given?.email === undefined || mayGive(currentUser(context), ownersOfLocations)) return null;
  if (given.email === seller.administrator?.email?.toLowerCase()) return sellerVersion(seller);
  throw new ValidationError([{ path: ["administrator", "email"], message: givesMore, code: "INVALID" }]);
}

/** Sends a new location, and marks that part of the set-up as done. */
async function sendNew(
  context: Context,
  template: string,
  body: RestBody,
  idempotencyKey: string | undefined,
): Promise<Seller> {
  const response = await offered(context.rest.send({ method: "POST", template, body, idempotencyKey }));
  const seller = await sellers.written(context, response.body, { body });
  await markProgress(context, "seller");
  return seller;
}

function newSellerFields(t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, { readonly seller: Seller }>) {
  return {
    seller: t.expose("seller", {
      type: SellerObject,
      description: "The new location, as the service keeps it.",
    }),
    sellerEdge: t.field({
      type: SellerEdge,
      description: "The new location as a row of the list by name.",
      resolve: ({ seller }) => edgeOf(sellerOrder.of(), seller),
    }),
  };
}

changeMutation({
  name: "addSeller",
  description: "Adds a location to the viewer's company. `inviteStaff` says how many are invited in an hour.",
  permission: "SELLER_CREATE",
  input: {
    description: "A new location.",
    argument: "The new location.",
    fields: { ...sellerFields, idempotencyKey },
  },
  async run({ idempotencyKey, ...values }, context) {
    const address = await complete(context, values.address);
    const body = {
      ...toRestBody(sellerFields, { ...values, address }, ""),
      // `company_id` is what the documents' form calls it (Document 1 §3).
      company_id: toRestId(currentUser(context).companyId),
    };
    return saved(await sendNew(context, sellers.path, body, idempotencyKey));
  },
  success: {
    description: "The location was added, and its administrator is invited by mail.",
    fields: (t) => ({
      ...newSellerFields(t),
      warnings: t.expose("warnings", { type: [InputWarningType], description: warningsDescription }),
    }),
  },
});

changeMutation({
  name: "inviteSeller",
  description:
    "Adds a location to the viewer's company with no more than its name, and invites its administrator. `Seller.missingParts` says what is to be filled in; `LOCATION_INVITATIONS` in `Viewer.offeredAreas` tells whether the service behind offers it.",
  permission: "SELLER_CREATE",
  input: {
    description: "A new location and whom to invite to run it.",
    argument: "The new location.",
    fields: { ...invitedSellerFields, idempotencyKey },
  },
  run: async ({ idempotencyKey, ...values }, context) => ({
    seller: await sendNew(
      context,
      `${sellers.path}/invitation`,
      {
        ...toRestBody(invitedSellerFields, values, ""),
        company_po_id: toRestId(currentUser(context).companyId),
      },
      idempotencyKey,
    ),
  }),
  success: {
    description: "The location was added, and its administrator is invited by mail.",
    fields: newSellerFields,
  },
});

changeMutation({
  name: "editSeller",
  description: "Changes a location of the viewer's company.",
  permission: "SELLER_UPDATE",
  input: editInput("location", "Seller", editedSellerFields),
  async run({ id, version, ...values }, context) {
    const seller = await sellers.require(context, id);
    checkNewAdministrator(seller, values.administrator);
    const seen = checkRights(context, seller, values.administrator);
    const address = values.address && (await complete(context, values.address));
    const body = editBody(context, seller, toRestBody(editedSellerFields, { ...values, address }, ""));
    const edited = await sendEdit(context, sellerEditing, seller, version ?? seen, body);
    // Who was replaced may not sign in any more.
    if (values.administrator !== undefined) context.session.outdate();
    return saved(edited);
  },
  success: {
    description: "The location was changed. An administrator with another e-mail address is invited by mail.",
    fields: (t) => ({
      seller: t.expose("seller", {
        type: SellerObject,
        description: "The location, as the service keeps it now.",
      }),
      warnings: t.expose("warnings", { type: [InputWarningType], description: warningsDescription }),
    }),
  },
});

deleteMutation({
  description:
    "Deletes a location of the viewer's company; refused with a conflict while it has products or manufacturers, and when somebody has signed in for it: it can be suspended.",
  permission: "SELLER_DELETE",
  noun: "location",
  which: "The location. Who was invited to it cannot activate the account any more.",
  done: "The location was deleted, and the invitations to it with it.",
  of: sellerEditing,
});

changeMutation({
  name: "suspendSeller",
  description: "Suspends a location of the viewer's company, with a reason.",
  permission: "SELLER_UPDATE",
  input: {
    description: "A location to suspend.",
    argument: "Which one, and why.",
    fields: {
      id: idOf("Seller", "The location."),
      reason: {
        type: "String",
        required: true,
        description: "Why; 1 to 1000 characters. The company sees it.",
        rule: requiredLines("Reason is required", 1000),
        rest: "suspended_reason",
      },
      version,
    },
  },
  async run(input, context) {
    const changed = await changeStatus(context, input, {
      method: "POST",
      part: "suspension",
      body: { suspended_reason: input.reason },
    });
    await endSessionsAt(context, changed.seller.id);
    return changed;
  },
  success: {
    description: "The location is suspended: its people cannot sign in, and their sessions have ended.",
    fields: sellerField,
  },
});

changeMutation({
  name: "activateSeller",
  description: "Ends the suspension of a location of the viewer's company.",
  permission: "SELLER_UPDATE",
  input: {
    description: "A location to activate again.",
    argument: "Which one.",
    fields: { id: idOf("Seller", "A suspended location."), version },
  },
  run: (input, context) => changeStatus(context, input, { method: "DELETE", part: "suspension" }),
  success: { description: "The location is active: its people can sign in again.", fields: sellerField },
});

changeMutation({
  name: "inviteSellerAdministrator",
  description: "Invites the administrator of a location again, at most once a minute.",
  permission: "SELLER_UPDATE",
  input: {
    description: "A location whose administrator to invite again.",
    argument: "Which one.",
    fields: { id: idOf("Seller", "A location whose administrator has not activated the account.") },
  },
  run: (input, context) => changeStatus(context, input, { method: "POST", part: "invitation" }),
  success: {
    description:
      "Another mail with a link and a first password is on its way; the link of the mail before does not work any more.",
    fields: sellerField,
  },
});
