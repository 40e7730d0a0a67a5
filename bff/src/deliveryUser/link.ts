import * as v from "valibot";
import { allows, isInPerson } from "../access/rules.ts";
import { noteSecurity } from "../access/securityLog.ts";
import { describeTable } from "../audit/described.ts";
import { builder } from "../graphql/builder.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { ForbiddenError } from "../graphql/errors.ts";
import { idOf } from "../graphql/inputFields.ts";
import { offered } from "../rest/orDocumented.ts";
import { decodeWritten, flagField, textField } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import type { DeliveryLink, DeliveryUser } from "./record.ts";
import { deliveryUserEditing } from "./source.ts";
import { DeliveryUserType } from "./type.ts";

const DeliveryLinkType = builder.objectRef<DeliveryLink>("DeliveryLink").implement({
  description:
    "The personal link by which a delivery user opens their page without an account. It is the browser's that opens it first. Its key stands nowhere.",
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      description: "Until when it works: 30 days after it was made.",
    }),
    openedAt: t.expose("openedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was opened; null as long as no browser has.",
    }),
    openedOn: t.exposeString("openedOn", {
      nullable: true,
      description: "The browser that has opened it, as its owner knows it: `Firefox on Android`.",
    }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was last used, noted once a minute.",
    }),
  }),
});

builder.objectField(DeliveryUserType, "link", (t) =>
  t.field({
    type: DeliveryLinkType,
    nullable: true,
    description: "Their personal link; null when none was made, or it was ended.",
    resolve: ({ link }) => link,
  }),
);

const { records } = deliveryUserEditing;
const call = (id: string) => ({ template: `${records.path}/link/{id}`, params: { id } });
const fields = { id: idOf("DeliveryUser", "The delivery user.") };
const permission = "DELIVERY_USER_UPDATE";

const madeRecord = v.object({ link_key: textField, link_mailed: flagField });

changeMutation({
  name: "createDeliveryLink",
  description:
    "Makes the personal link of an active delivery user, good for 30 days and one browser. The one before ends at once, with what it has opened. It is mailed to who has an address, 20 in an hour. It opens orders without an account, so it asks for `ORDER_READ` and `ORDER_UPDATE`, too. Not for API tokens.",
  permission,
  input: { description: "Whose link.", argument: "Whose link.", fields },
  async run({ id }, context) {
    const user = currentUser(context);
    // The link outlives a token, and whoever has its key reads and changes what the delivery user brings.
    if (!isInPerson(user) || !allows(user, "ORDER_READ") || !allows(user, "ORDER_UPDATE")) {
      noteSecurity(context, "denied", { field: "Mutation.createDeliveryLink" });
      throw new ForbiddenError();
    }
    const row = await records.require(context, id);
    const { body } = await offered(context.rest.send({ method: "PUT", ...call(row.id) }));
    const { link_key: key, link_mailed: isMailed } = decodeWritten(madeRecord, body);
    const deliveryUser: DeliveryUser = await records.written(context, body, { row });
    noteSecurity(context, "delivery link made", { deliveryUser: row.id });
    return { deliveryUser, key, isMailed };
  },
  success: {
    description: "The link was made.",
    fields: (t) => ({
      deliveryUser: t.expose("deliveryUser", {
        type: DeliveryUserType,
        description: "The delivery user with the new link.",
      }),
      key: t.exposeString("key", {
        description: "The link's key: the page is `#/delivery?key=`. Said this once and kept nowhere.",
      }),
      isMailed: t.exposeBoolean("isMailed", { description: "Whether it was sent to their address." }),
    }),
  },
});

changeMutation({
  name: "endDeliveryLink",
  description:
    "Ends the personal link of a delivery user at once, with what it has opened. Answers alike when there is none.",
  permission,
  input: { description: "Whose link.", argument: "Whose link.", fields },
  async run({ id }, context) {
    const row = await records.require(context, id);
    const { body } = await offered(context.rest.send({ method: "DELETE", ...call(row.id) }));
    noteSecurity(context, "delivery link ended", { deliveryUser: row.id });
    return { deliveryUser: await records.written(context, body, { row }) };
  },
  success: {
    description: "They have no link any more.",
    fields: (t) => ({
      deliveryUser: t.expose("deliveryUser", {
        type: DeliveryUserType,
        description: "The delivery user as they are now.",
      }),
    }),
  },
});

// A link has no page of its own: its history is its delivery user's. What it was made of is never kept in the trail.
describeTable("delivery_link", {
  typeName: "DeliveryLink",
  columns: {
    expires_at: { path: ["expiresAt"], label: "Expires at", kind: "INSTANT" },
    opened_at: { path: ["openedAt"], label: "Opened at", kind: "INSTANT" },
    opened_on: { path: ["openedOn"], label: "Opened on", kind: "TEXT" },
    mailed: { path: ["mailed"], label: "Mailed", kind: "YES_NO" },
  },
});
