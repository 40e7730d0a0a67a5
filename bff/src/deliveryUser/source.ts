import { ForbiddenError } from "../graphql/errors.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { currentUser } from "../session/currentUser.ts";
import { deliveryUserVersion } from "./fields.ts";
import { type DeliveryUser, deliveryUserRecord, isOwnDeliveryUser, mayReadDeliveryUser } from "./record.ts";

/** Delivery users by id. */
export const deliveryUsers = ownedRecords<DeliveryUser>({
  typeName: "DeliveryUser",
  path: "/v1/companyDeliveryUser",
  key: "delivery_user_id",
  record: deliveryUserRecord,
});

/** Those that the viewer may change. */
const changeable = {
  ...deliveryUsers,
  async require(...given: Parameters<typeof deliveryUsers.require>): Promise<DeliveryUser> {
    const row = await deliveryUsers.require(...given);
    const user = currentUser(given[0]);
    if (!mayReadDeliveryUser(user, row) || !isOwnDeliveryUser(user, row)) throw new ForbiddenError();
    return row;
  },
};

/** How edits of delivery users compare versions. */
export const deliveryUserEditing = { records: changeable, version: deliveryUserVersion };
