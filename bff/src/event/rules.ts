import { allows, mayReadLocation, mayUse } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { categoryId } from "../category/record.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { maySeeJob } from "../job/record.ts";
import { mayReadOrders, mayReadWholeOrders } from "../order/access.ts";
import { readBy, receivedBy } from "../notification/told.ts";
import { mayReadPickupPoints } from "../pickupPoint/type.ts";
import { mayReadRoles } from "../role/access.ts";
import { mayReadStaff } from "../staff/access.ts";
import { mayReadVendors } from "../vendor/source.ts";
import { type Happening, isAbout } from "./happening.ts";

/** What becomes of the events of one prefix, and who hears of them. */
interface EventRule {
  /** The member of `ViewerEvent` that it becomes. */
  readonly member:
    | "RecordTouched"
    | "ProductChanged"
    | "JobProgressed"
    | "NotificationReceived"
    | "NotificationsSeen";
  /** The type of the record; also the kind of a burst. */
  readonly nodeType: string;
  /** The id of the record within its type. */
  readonly idOf: (happening: Happening) => string;
  /** Who of its company is told: whoever may read the record. */
  readonly isFor: (user: SessionUser, happening: Happening) => boolean;
}

const everybody = (): boolean => true;

/** What belongs to a location is for those who may use it: everybody of the company, and that location's own people. */
const location = (user: SessionUser, { companyId, sellerId }: Happening): boolean =>
  sellerId !== null && mayUse(user, { companyId, sellerId });

/** What is read with `SELLER_READ`, and by the location itself. */
const readableLocation = (user: SessionUser, { sellerId }: Happening): boolean =>
  sellerId !== null && mayReadLocation(user, sellerId);

function records(
  nodeType: string,
  isFor: EventRule["isFor"],
  idOf: EventRule["idOf"] = ({ entityId }) => entityId,
): EventRule {
  return { member: "RecordTouched", nodeType, idOf, isFor };
}

const categoryLevels = { category1: 1, category2: 2, category3: 3 } as const;
const isLevel = (entity: string): entity is keyof typeof categoryLevels => entity in categoryLevels;

const categories = records("Category", everybody, ({ entity, entityId }) =>
  isLevel(entity) ? categoryId(categoryLevels[entity], entityId) : entityId,
);
const products = records("Product", location);
const stateOfProduct: EventRule = { ...products, member: "ProductChanged" };

/** A location's part of an order is for who may read orders there, the whole of one for the company's people alone. */
const fulfilments = records("Fulfilment", (user, event) => mayReadOrders(user) && location(user, event));

/** People are for who looks after them, and each hears of their own account: what they may do may be another. */
const staff = records(
  "StaffMember",
  (user, event) =>
    isAbout(user, event) ||
    (mayReadStaff(user) && (user.kind === "owner" || event.sellerId === user.sellerId)),
);

/** Roles are for the company's people who may see people, and for who has them. */
const roles = records(
  "CompanyRole",
  (user, { entityId }) => user.role?.id === entityId || (mayReadRoles(user) && user.kind === "owner"),
);

/** For whom somebody delivers may have changed as well, so the people of no location are told. */
const deliveryUsers = records(
  "DeliveryUser",
  (user) => user.kind === "owner" && allows(user, "DELIVERY_USER_READ"),
);

const jobs: EventRule = {
  member: "JobProgressed",
  nodeType: "Job",
  idOf: ({ entityId }) => entityId,
  isFor: maySeeJob,
};

/**
 * Everything that viewers are told of, by the type of the event, or by what stands before its dot; what is not here, nobody
 * is. To add a kind: a row here with its rule, its member's type next to its noun, and that type in the union of
 * `viewerEvents.ts`. What is for one person says whose it is in `data`, and its rule compares that with the user.
 */
const rules: Readonly<Record<string, EventRule>> = {
  category: categories,
  banner: records("Banner", everybody),
  collection: records("Collection", everybody),
  brand: records("Brand", everybody),
  vendor: records("Vendor", mayReadVendors),
  delivery_user: deliveryUsers,
  pickup_point: records("PickupPoint", mayReadPickupPoints),
  manufacturer: records("Manufacturer", readableLocation),
  seller: records("Seller", readableLocation),
  product: products,
  "product.submitted": stateOfProduct,
  "product.enabled": stateOfProduct,
  "product.returned": stateOfProduct,
  "product.disabled": stateOfProduct,
  variant: records("Variant", location),
  // Each location is told of its own part.
  "order.placed": fulfilments,
  fulfilment: fulfilments,
  order: records("Order", mayReadWholeOrders),
  refund: records("Refund", mayReadWholeOrders),
  stock: records("Stock", location),
  job: jobs,
  role: roles,
  "person.invited": staff,
  "person.activated": staff,
  "person.disabled": staff,
  "person.role_changed": staff,
  "person.changed": staff,
  "person.deleted": staff,
  company: records("Company", everybody),
  "notification.received": {
    ...records("Notification", (user, event) => receivedBy(user, event) !== null),
    member: "NotificationReceived",
  },
  "notification.seen": {
    ...records("Notification", (user, event) => readBy(user, event) !== undefined),
    member: "NotificationsSeen",
  },
};

/** The rule of an event; undefined for one that nobody is told of. */
export function ruleOf({ type }: Happening): EventRule | undefined {
  return rules[type] ?? rules[type.slice(0, type.indexOf("."))];
}

/** Whether a user may be told of an event: of their company, and by its rule. */
export function mayHear(user: SessionUser, happening: Happening): boolean {
  return happening.companyId === user.companyId && ruleOf(happening)?.isFor(user, happening) === true;
}

/** The global id of the record that an event is about. Throws for one without a rule. */
export function nodeIdOf(happening: Happening): string {
  const rule = ruleOf(happening);
  if (rule === undefined) throw new Error(`Nobody is told of ${happening.type}.`);
  return encodeNodeId(rule.nodeType, rule.idOf(happening));
}
