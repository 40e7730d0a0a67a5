import { randomBytes } from "node:crypto";
import { addedRecord } from "../graphql/addMutation.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { deleteMutation } from "../graphql/deleteMutation.ts";
import { editMutation } from "../graphql/editMutation.ts";
import { ConflictError } from "../graphql/errors.ts";
import { idempotencyKey, idOf, type RestBody, toRestBody, version } from "../graphql/inputFields.ts";
import { edgeOf } from "../graphql/page.ts";
import { sendUnlessStale } from "../graphql/version.ts";
import { noteSecurity } from "../access/securityLog.ts";
import { RestError } from "../rest/error.ts";
import { toRestId } from "../rest/recordFields.ts";
import { sellers } from "../seller/source.ts";
import { currentUser } from "../session/currentUser.ts";
import { webhookFields } from "./fields.ts";
import { webhookEditing, webhooks } from "./source.ts";
import { WebhookEdge, webhookOrder, WebhookType } from "./type.ts";

const noun = { noun: "webhook", of: webhookEditing, type: WebhookType };

const newSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;

const secretDescription =
  "What the receiver verifies signatures with. Shown this once; afterwards only another one can be made.";

/** The ids of the service for the locations that an input names. Throws `NotFoundError` for those of others. */
async function withLocations(
  context: Context,
  body: RestBody,
  sellerIds: readonly string[] | null | undefined,
): Promise<RestBody> {
  if (sellerIds === undefined || sellerIds === null) return body;
  const found = await Promise.all(sellerIds.map((id) => sellers.require(context, id)));
  return { ...body, seller_ids: found.map(({ id }) => toRestId(id)) };
}

const messages = {
  madeAlready: "This webhook was made already. Its secret cannot be shown again: make another one for it.",
  rotatedAlready: "This secret was made already. It cannot be shown again: make another one.",
};

/** Every attempt has a secret of its own, so a repeat is not the same request to the service. */
function asRepeat(error: unknown, key: string | undefined, said: string): unknown {
  const isRepeat = error instanceof RestError && error.kind === "invalid" && key !== undefined;
  return isRepeat && error.message.includes("Idempotency-Key") ? new ConflictError(said) : error;
}

changeMutation({
  name: "addWebhook",
  description: "Adds a webhook to the viewer's company, at most 10, and shows its secret this once.",
  permission: "WEBHOOK_CREATE",
  input: {
    description: "A new webhook.",
    argument: "The new webhook.",
    fields: { ...webhookFields, idempotencyKey },
  },
  async run({ idempotencyKey, ...values }, context) {
    const secret = newSecret();
    const body = await withLocations(
      context,
      {
        ...toRestBody(webhookFields, values),
        company_po_id: toRestId(currentUser(context).companyId),
        secret,
      },
      values.sellerIds,
    );
    const response = await context.rest
      .send({ method: "POST", template: webhooks.path, body, idempotencyKey })
      .catch((error: unknown) => {
        throw asRepeat(error, idempotencyKey, messages.madeAlready);
      });
    const row = await webhooks.written(context, response.body, { body });
    noteSecurity(context, "webhook added", { webhook: row.id });
    return { row, edge: edgeOf(webhookOrder.of(), row), secret };
  },
  success: {
    description: "The webhook was added.",
    fields: (t) => ({
      ...addedRecord({ ...noun, edge: WebhookEdge, order: "by name" }).fields(t),
      secret: t.exposeString("secret", { description: secretDescription }),
    }),
  },
});

editMutation({
  ...noun,
  description: "Changes a webhook of the viewer's company.",
  permission: "WEBHOOK_UPDATE",
  fields: webhookFields,
  body: (values, context) => withLocations(context, toRestBody(webhookFields, values), values.sellerIds),
});

deleteMutation({
  ...noun,
  description: "Deletes a webhook of the viewer's company, with the log of what it was told.",
  permission: "WEBHOOK_DELETE",
  which: "Any webhook of the company.",
  done: "The webhook was deleted.",
});

changeMutation({
  name: "rotateWebhookSecret",
  description: "Makes another secret for a webhook. For 24 hours the one before signs every message too.",
  permission: "WEBHOOK_UPDATE",
  input: {
    description: "Whose secret is replaced.",
    argument: "Which webhook.",
    fields: { id: idOf("Webhook", "The webhook."), version, idempotencyKey },
  },
  async run({ id, version, idempotencyKey }, context) {
    const before = await webhooks.require(context, id);
    const secret = newSecret();
    const response = await sendUnlessStale(context, webhookEditing, before, version, {
      method: "POST",
      template: `${webhooks.path}/{id}/rotation`,
      params: { id: before.id },
      body: { secret },
      idempotencyKey,
    }).catch((error: unknown) => {
      throw asRepeat(error, idempotencyKey, messages.rotatedAlready);
    });
    const row = await webhooks.written(context, response.body, { row: before });
    noteSecurity(context, "webhook secret replaced", { webhook: row.id });
    return { row, secret };
  },
  success: {
    description: "The secret was replaced.",
    fields: (t) => ({
      webhook: t.field({
        type: WebhookType,
        description: "The webhook, as the service keeps it now.",
        resolve: ({ row }) => row,
      }),
      secret: t.exposeString("secret", { description: secretDescription }),
    }),
  },
});
