import * as v from "valibot";
import { act } from "../fulfilment/act.ts";
import { actBody } from "../fulfilment/actBody.ts";
import type { Connection } from "../http/context.ts";
import { reasonOf } from "../http/failure.ts";
import { flag, requiredText, requiredWhole } from "../http/field.ts";
import { notFound } from "../http/httpError.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { nothing } from "../http/responseFields.ts";
import { mailOfStep } from "../order/customerMail.ts";
import { isOnRound, roundOf, roundRecord } from "./round.ts";
import { heldSessionOf, noteUse, openLink, sessionOf } from "./session.ts";

const hash = v.pipe(
  v.string("Must be a SHA-256 in hexadecimal"),
  v.regex(/^[0-9a-f]{64}$/, "Must be a SHA-256 in hexadecimal"),
);
const params = v.object({ session_hash: hash });

/** What somebody may say of what they bring: that it was handed over, or was not and why. */
const stepBody = v.object({
  ...v.pick(actBody, ["code", "collected_amount", "reason"]).entries,
  fulfilment_id: requiredWhole("fulfilment_id is required"),
  action: v.picklist(["deliver", "record_attempt"], "Must be deliver or record_attempt"),
});

/**
 * That something is brought today by whoever has this session, as long as the transaction lasts. The order is held first, as every
 * step does, then who brings it.
 * @throws HttpError 404, for what is not theirs as for what is not there
 */
async function holdOwn(db: Connection, session_hash: string, fulfilment_id: number): Promise<void> {
  await db
    .selectFrom("company_order")
    .select("order_id")
    .where("order_id", "=", (query) =>
      query.selectFrom("fulfilment").select("order_id").where("fulfilment_id", "=", fulfilment_id),
    )
    .forNoKeyUpdate()
    .execute();
  const session = await heldSessionOf(db, session_hash);
  const own = await db
    .selectFrom("fulfilment")
    .select("fulfilment_id")
    .where("fulfilment_id", "=", fulfilment_id)
    .where(isOnRound(session))
    .executeTakeFirst();
  if (own === undefined) throw notFound("Fulfilment");
}

/** What a delivery user sees and does with their personal link, without an account. */
export const deliveryRound: Resource = {
  records: { DeliveryRound: roundRecord },
  constraints: {
    delivery_link_session_hash_key: {
      field: "session_hash",
      message: "This link is not valid or has expired.",
      status: 422,
    },
  },
  operations: [
    operation({
      method: "POST",
      path: "/v1/deliveryRound",
      origin: "extension",
      summary:
        "Gives a delivery user's link to the browser that opens it first; answers with the hash that stands for it",
      body: v.object({
        key: requiredText("key is required", 254),
        session_hash: v.pipe(hash, v.metadata({ "x-missing": "Must be a SHA-256 in hexadecimal" })),
        current_hash: v.optional(v.nullable(hash), null),
      }),
      response: v.object({ session_hash: v.string() }),
      handle: async ({ body }, context) => ({ session_hash: await openLink(context, body) }),
    }),
    operation({
      method: "GET",
      path: "/v1/deliveryRound/{session_hash}",
      origin: "extension",
      summary:
        "What whoever has this session brings today: under way, or handed over since midnight in India",
      params,
      response: roundRecord,
      async handle({ params: { session_hash } }, { db, log }) {
        const session = await sessionOf(db, session_hash);
        await noteUse(db, session_hash).catch((error: unknown) => {
          // A disk that is full keeps nobody out.
          log.warn({ reason: reasonOf(error) }, "use of a delivery link not noted");
        });
        return roundOf(db, session);
      },
    }),
    operation({
      method: "PUT",
      path: "/v1/deliveryRound/{session_hash}",
      origin: "extension",
      summary: "Whoever has this session says whether they are at work",
      params,
      body: v.object({ on_duty: flag }),
      response: nothing,
      async handle({ params: { session_hash }, body: { on_duty } }, { db }) {
        const { delivery_user_id } = await heldSessionOf(db, session_hash);
        await db
          .updateTable("delivery_user")
          .set({ on_duty })
          .where("delivery_user_id", "=", delivery_user_id)
          .execute();
        return {};
      },
    }),
    operation({
      method: "PUT",
      path: "/v1/deliveryRound/fulfilment_status/{session_hash}",
      origin: "extension",
      tagPath: "/v1/deliveryRound/{session_hash}",
      summary: "Hands over what is brought today against its code, or notes a delivery in vain",
      isKeyed: true,
      params,
      body: stepBody,
      response: nothing,
      async handle({ params: { session_hash }, body: { fulfilment_id, ...body } }, context) {
        const { db, settings } = context;
        await holdOwn(db, session_hash, fulfilment_id);
        // Nobody hands over without the code by a link: that is for people with an account.
        const step = { ...v.parse(actBody, { action: body.action }), ...body, force: false };
        await act(db, fulfilment_id, step, {
          codeKey: settings.codeKey,
          tell: (taken) => mailOfStep(context, taken),
        });
        return {};
      },
    }),
  ],
};
