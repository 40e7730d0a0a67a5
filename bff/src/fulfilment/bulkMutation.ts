import * as v from "valibot";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { idempotencyKey, type RestBody, toRestBody } from "../graphql/inputFields.ts";
import { optionalLines } from "../graphql/text.ts";
import { loadKnown } from "../graphql/bulk.ts";
import { type BulkResult, bulkRecord, BulkRowResultType, notFound } from "./bulkResult.ts";
import { CancellationReasonEnum, FulfilmentActionEnum } from "../order/enums.ts";
import { cancellationReasons, type FulfilmentAction, fulfilmentActions } from "../order/words.ts";
import { offered } from "../rest/orDocumented.ts";
import { decodeWrittenList, toRestId } from "../rest/recordFields.ts";
import { toRestWord } from "../rest/wordField.ts";
import { FulfilmentCountsType, loadCounts } from "./counts.ts";
import { currentUser } from "../session/currentUser.ts";
import { deliveryUserOf } from "./mutations.ts";
import { carrierFields } from "./stepFields.ts";
import { forgetOrders } from "../order/forgetOrders.ts";
import { fulfilmentFields, wayBody } from "./fields.ts";
import { packageFields } from "./packageFields.ts";
import type { Fulfilment } from "./record.ts";
import { fulfilments } from "./source.ts";

const most = 200;

/** Steps that say something of the lines of one fulfilment. */
const oneAtATime = "This step is taken with one fulfilment at a time";
const ofOneAlone: ReadonlySet<FulfilmentAction> = new Set(["RECORD_RETURN", "SPLIT"]);

/** One call for all that the user may see; the others are not found. */
async function sendAll(
  context: Context,
  known: readonly Fulfilment[],
  body: RestBody,
  idempotencyKey: string | undefined,
): Promise<ReadonlyMap<string, BulkResult>> {
  const response = await offered(
    context.rest.send({
      method: "PUT",
      template: `${fulfilments.path}/bulk`,
      body: { ids: known.map(({ id }) => toRestId(id)), ...body },
      idempotencyKey,
    }),
  );
  forgetOrders(context);
  return new Map(decodeWrittenList(bulkRecord, response.body).map((result) => [result.id, result]));
}

changeMutation({
  name: "changeFulfilments",
  description: `Takes one step with up to ${most} fulfilments. Each is wholly done or not at all, and \`results\` says how it came out, in the order of \`ids\`.`,
  permission: "ORDER_UPDATE",
  input: {
    description: "One step with many fulfilments.",
    argument: "Which fulfilments, and which step.",
    fields: {
      ids: {
        type: ["ID"],
        required: true,
        names: "Fulfilment",
        description: `The fulfilments, 1 to ${most}.`,
        rule: v.pipe(
          v.array(v.string()),
          v.check((ids) => ids.length > 0, "At least one is required"),
          v.check((ids) => ids.length <= most, "There are too many at once"),
        ),
      },
      action: {
        type: FulfilmentActionEnum,
        required: true,
        description: "The step.",
        rule: v.pipe(
          v.picklist(Object.values(fulfilmentActions), oneAtATime),
          v.check((action) => !ofOneAlone.has(action), oneAtATime),
        ),
        rest: "action",
      },
      reason: {
        type: CancellationReasonEnum,
        description: "Why, for `CANCEL` and `BRING_BACK`.",
        rule: v.nullish(v.picklist(Object.values(cancellationReasons))),
        rest: "reason_code",
      },
      text: {
        type: "String",
        description: "The same in words, at most 500 characters; also why, for `RECORD_ATTEMPT`.",
        rule: optionalLines(500),
        rest: "reason",
      },
      ...packageFields,
      ...fulfilmentFields,
      ...carrierFields,
      idempotencyKey,
    },
  },
  async run({ ids, action, reason, text, idempotencyKey, ...values }, context) {
    const { known, all } = await loadKnown(context, fulfilments, ids);
    if (known.length === 0) throw new NotFoundError();
    const body = {
      action: toRestWord(fulfilmentActions, action),
      reason_code: toRestWord(cancellationReasons, reason) ?? null,
      reason: text,
      ...toRestBody(packageFields, values),
      ...wayBody(values),
      delivery_user_id: await deliveryUserOf(context, values),
    };
    const results = await sendAll(context, known, body, idempotencyKey);
    return { rows: all.map((id) => results.get(id) ?? notFound) };
  },
  success: {
    description: "The step was tried with each of them.",
    fields: (t) => ({
      results: t.field({
        type: [BulkRowResultType],
        most,
        description: "How each came out, in the order of `ids`.",
        resolve: ({ rows }) => [...rows],
      }),
      doneCount: t.int({
        description: "How many were done, those among them that needed nothing.",
        resolve: ({ rows }) => rows.filter(isDone).length,
      }),
      refusedCount: t.int({
        description: "How many were not.",
        resolve: ({ rows }) => rows.filter((row) => !isDone(row)).length,
      }),
      counts: t.field({
        type: FulfilmentCountsType,
        nullable: true,
        description: "How many of the viewer's fulfilments stand where now. Null without `ORDER_READ`.",
        resolve: (_success, _args, context) => loadCounts(context, currentUser(context)),
      }),
    }),
  },
});

const isDone = ({ outcome }: BulkResult): boolean => outcome === "DONE" || outcome === "UNCHANGED";
