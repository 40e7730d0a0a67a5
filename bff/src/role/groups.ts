import { allPermissions, type Permission, permissions } from "../access/permission.ts";
import { allows, canHold } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { userKindOf } from "./record.ts";
import type { RoleKind } from "./words.ts";

type ActionOf<Name extends string> = Name extends `${string}_${infer Rest}`
  ? Rest extends `${string}_${string}`
    ? ActionOf<Rest>
    : Rest
  : never;
/** What a permission lets somebody do: the last word of its name. */
export type PermissionAction = ActionOf<Permission>;

type EntityOf<Name extends string> = Name extends `${infer Entity}_${PermissionAction}` ? Entity : never;
type Entity = EntityOf<Permission>;

/** What permissions are about, in the order in which roles are read. What is not here comes after them, by its own name. */
const titles: Readonly<Partial<Record<Entity, string>>> = {
  CATEGORY: "Categories",
  BRAND: "Brands",
  BANNER: "Banners",
  COLLECTION: "Collections",
  PRODUCT: "Products",
  VARIANT: "Variants",
  MANUFACTURER: "Manufacturers",
  STOCK: "Stock",
  ORDER: "Orders",
  DELIVERY_USER: "Delivery users",
  PICKUP_POINT: "Pickup points",
  VENDOR: "Vendors",
  SELLER: "Locations",
  PERSON: "People",
  ROLE: "Roles",
  COMPANY: "Company",
  WEBHOOK: "Webhooks",
  API_TOKEN: "API tokens",
  SELLER_VIEW: "Views as a location",
  AUDIT: "Audit trail",
  REPORT: "Figures of sales",
  VIEW: "Shared views",
  IMPORT: "Imports",
};

/** `GIFT_CARD` is "Gift card". */
export const entityTitle = (entity: string): string =>
  `${entity.charAt(0)}${entity.slice(1).toLowerCase().replaceAll("_", " ")}`;

const entities = new Map<string, string>([
  ...Object.entries(titles),
  ...allPermissions
    .map((permission) => permission.slice(0, permission.lastIndexOf("_")))
    .filter((entity) => !(entity in titles))
    .map((entity): [string, string] => [entity, entityTitle(entity)]),
]);

const actions: readonly PermissionAction[] = ["READ", "CREATE", "UPDATE", "DELETE", "APPROVE"];

/** One thing that a role may allow. */
interface GroupedPermission {
  readonly permission: Permission;
  readonly action: PermissionAction;
  readonly description: string;
  readonly viewerMayGrant: boolean;
}

/** What a role may allow to do with something. */
export interface PermissionGroup {
  readonly entity: string;
  readonly title: string;
  readonly actions: readonly GroupedPermission[];
}

/** All that a role of a kind can allow, and what of it the user may put into one. */
export function permissionGroupsOf(kind: RoleKind, user: SessionUser): PermissionGroup[] {
  const possible = new Set<string>(allPermissions.filter((one) => canHold(userKindOf(kind), one)));
  const holdable = allPermissions.filter((one) => possible.has(one));
  return [...entities].flatMap(([entity, title]) => {
    const grouped = actions.flatMap((action) =>
      holdable
        .filter((permission) => permission === `${entity}_${action}`)
        .map((permission) => ({
          permission,
          action,
          description: permissions[permission].description,
          viewerMayGrant: allows(user, permission),
        })),
    );
    return grouped.length === 0 ? [] : [{ entity, title, actions: grouped }];
  });
}
