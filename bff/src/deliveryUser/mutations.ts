import { addMutation } from "../graphql/addMutation.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { deleteMutation } from "../graphql/deleteMutation.ts";
import { editMutation } from "../graphql/editMutation.ts";
import { ForbiddenError } from "../graphql/errors.ts";
import { flagRule } from "../graphql/fieldRules.ts";
import {
  idOf,
  type InputFields,
  type RestBody,
  toRestBody,
  type ValuesOf,
  version,
} from "../graphql/inputFields.ts";
import { sendUnlessStale } from "../graphql/version.ts";
import { offered } from "../rest/orDocumented.ts";
import { toRestId } from "../rest/recordFields.ts";
import { sellers } from "../seller/source.ts";
import { currentUser } from "../session/currentUser.ts";
import { deactivationFields, deliveryUserFields } from "./fields.ts";
import type { DeliveryUser } from "./record.ts";
import { deliveryUserEditing } from "./source.ts";
import { DeliveryUserEdge, deliveryUserOrder, DeliveryUserType } from "./type.ts";

const noun = { noun: "delivery user", of: deliveryUserEditing, type: DeliveryUserType };

/**
 * The service's ids of locations that the viewer may name. A location's people leave them as they are.
 * Throws `NotFoundError` and `ForbiddenError`.
 */
async function locationsOf(
  context: Context,
  { sellerIds, isForAll }: { sellerIds?: readonly string[] | undefined; isForAll?: boolean | undefined },
): Promise<string[] | undefined> {
  const own = currentUser(context).sellerId;
  if (own !== null && isForAll === true) throw new ForbiddenError();
  const rows = sellerIds && (await Promise.all(sellerIds.map((id) => sellers.require(context, id))));
  const ids = rows?.map(({ id }) => id);
  if (own !== null && ids !== undefined && (ids.length !== 1 || ids[0] !== own)) throw new ForbiddenError();
  return ids;
}

addMutation({
  ...noun,
  description: "Adds a delivery user.",
  permission: "DELIVERY_USER_CREATE",
  edge: DeliveryUserEdge,
  order: "by name",
  orders: deliveryUserOrder,
  fields: deliveryUserFields,
  async body(values, context) {
    const sellerIds = (await locationsOf(context, values)) ?? [];
    return {
      ...toRestBody(deliveryUserFields, { ...values, sellerIds }),
      company_po_id: toRestId(currentUser(context).companyId),
    };
  },
});

editMutation({
  ...noun,
  description:
    "Changes a delivery user; refused while they carry an order of a location that they would deliver for no more.",
  permission: "DELIVERY_USER_UPDATE",
  fields: deliveryUserFields,
  async body(values, context) {
    const sellerIds = await locationsOf(context, values);
    return toRestBody(deliveryUserFields, { ...values, sellerIds });
  },
});

deleteMutation({
  ...noun,
  description:
    "Deletes a delivery user; refused with a conflict once they had an order: they can be made inactive.",
  permission: "DELIVERY_USER_DELETE",
  which: "A delivery user who never had an order.",
  done: "The delivery user was deleted.",
});

interface Change<Fields extends InputFields> {
  readonly name: string;
  readonly does: string;
  readonly done: string;
  readonly fields: Fields;
  /** Behind the path of delivery users. */
  readonly part: string;
  readonly body: (values: ValuesOf<Fields>) => RestBody;
}

/** Declares a mutation that changes how a delivery user stands. */
function statusMutation<const Fields extends InputFields>(change: Change<Fields>): void;
function statusMutation({ name, does, done, fields, part, body }: Change<InputFields>): void {
  const { records } = deliveryUserEditing;
  changeMutation({
    name,
    description: does,
    permission: "DELIVERY_USER_UPDATE",
    input: {
      description: does,
      argument: "Who, and how.",
      fields: { id: idOf("DeliveryUser", "The delivery user."), ...fields, version },
    },
    async run({ id, version: seen, ...values }, context): Promise<{ readonly deliveryUser: DeliveryUser }> {
      const row = await records.require(context, id);
      const response = await offered(
        sendUnlessStale(context, deliveryUserEditing, row, seen, {
          method: "PUT",
          template: `${records.path}/${part}{id}`,
          params: { id: row.id },
          body: body(values),
        }),
      );
      return { deliveryUser: await records.written(context, response.body, { row }) };
    },
    success: {
      description: done,
      fields: (t) => ({
        deliveryUser: t.expose("deliveryUser", {
          type: DeliveryUserType,
          description: "The delivery user as they are now.",
        }),
      }),
    },
  });
}

statusMutation({
  name: "setDeliveryUserDuty",
  does: "Says whether a delivery user is at work now.",
  done: "It was noted.",
  fields: {
    isOnDuty: {
      type: "Boolean",
      required: true,
      description: "Whether they are at work.",
      rule: flagRule,
      rest: "on_duty",
    },
  },
  part: "",
  body: ({ isOnDuty }) => ({ on_duty: isOnDuty }),
});

statusMutation({
  name: "deactivateDeliveryUser",
  does: "Makes a delivery user inactive; refused while they carry an order.",
  done: "They are given no more orders.",
  fields: deactivationFields,
  part: "delivery_user_status/",
  body: (values) => ({ delivery_user_status: "inactive", ...toRestBody(deactivationFields, values) }),
});

statusMutation({
  name: "activateDeliveryUser",
  does: "Makes a delivery user active again.",
  done: "They may be given orders.",
  fields: {},
  part: "delivery_user_status/",
  body: () => ({ delivery_user_status: "active" }),
});
