import type { SessionUser } from "../access/user.ts";
import { builder } from "../graphql/builder.ts";
import { connectionArguments } from "../graphql/connectionType.ts";
import type { Context } from "../graphql/context.ts";
import { filterFields, type ListFilter, readFilter } from "../graphql/listFilter.ts";
import { listPage } from "../graphql/listPage.ts";
import { idOfType, isRestId } from "../graphql/nodeId.ts";
import { readExtensionList } from "../graphql/ownedList.ts";
import { type Page, pageOfWholeList } from "../graphql/page.ts";
import { type ConnectionArguments, readPageWindow } from "../graphql/pageWindow.ts";
import { matchesSearch, readSearch, searchArgument } from "../graphql/search.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { type Condition, oneOf } from "../graphql/condition.ts";
import { StaffKindEnum } from "../role/enums.ts";
import type { RoleKind } from "../role/words.ts";
import { TwoStepStateEnum } from "../twoStep/enums.ts";
import { type TwoStepState, twoStepStates } from "../twoStep/words.ts";
import { ViewerType } from "../session/viewer.ts";
import { mayReadStaff } from "./access.ts";
import { StaffStatusEnum } from "./enums.ts";
import { type StaffMember, staffRecord } from "./record.ts";
import { people, staffPaths } from "./source.ts";
import { StaffConnection, staffOrder } from "./type.ts";
import { type StaffStatus, staffStatuses } from "./words.ts";

interface StaffFilter extends ListFilter {
  readonly status?: readonly StaffStatus[] | null | undefined;
  readonly roleId?: string | null | undefined;
  readonly sellerId?: string | null | undefined;
  readonly twoStep?: TwoStepState | null | undefined;
}

export const StaffFilterInput = builder.inputType("StaffMemberFilter", {
  description: "What a list of people can be narrowed to; the conditions hold together.",
  fields: (t) => ({
    status: t.field({ type: [StaffStatusEnum], description: "Those who stand in one of these ways." }),
    roleId: t.id({ description: "Those with this role.", extensions: { names: "CompanyRole" } }),
    sellerId: t.id({ description: "Those who act for this location.", extensions: { names: "Seller" } }),
    twoStep: t.field({ type: TwoStepStateEnum, description: "Those who have a second step, or have none." }),
    ...filterFields(t, "StaffMember"),
  }),
});

interface StaffArguments extends ConnectionArguments {
  readonly kind: RoleKind;
  readonly search?: string | null | undefined;
  readonly filter?: StaffFilter | null | undefined;
  readonly orderBy?: Parameters<typeof staffOrder.of>[0];
}

/** That belong to a record that an id names; null for an id of something else. */
function belongingTo(
  typeName: string,
  given: string | null | undefined,
  field: string,
  of: (person: StaffMember) => string | null,
): Condition<StaffMember>[] | null {
  if (given === null || given === undefined) return [];
  const id = idOfType(typeName, given);
  if (id === null || !isRestId(id)) return null;
  return [{ query: { [field]: id }, matches: (person) => of(person) === id }];
}

/** What a filter asks for. Null when nothing can match. */
export function staffConditions({
  status,
  roleId,
  sellerId,
  twoStep,
}: StaffFilter): Condition<StaffMember>[] | null {
  const withRole = belongingTo("CompanyRole", roleId, "role_id", (person) => person.roleId);
  const atLocation = belongingTo("Seller", sellerId, "seller_id", (person) => person.locationId);
  if (withRole === null || atLocation === null) return null;
  return [
    ...oneOf("staff_status", staffStatuses, status, (person: StaffMember) => person.status),
    ...oneOf(
      "two_step",
      twoStepStates,
      twoStep && [twoStep],
      (person: StaffMember) => person.twoStep ?? "OFF",
    ),
    ...withRole,
    ...atLocation,
  ];
}

async function listStaff(
  context: Context,
  user: SessionUser,
  args: StaffArguments,
): Promise<Page<StaffMember>> {
  const order = staffOrder.of(args.orderBy);
  const window = readPageWindow(args, order);
  const search = readSearch(args.search);
  const common = readFilter<StaffMember>("StaffMember", args.filter);
  const conditions = staffConditions(args.filter ?? {});
  // Who acts for a location meets its own people, and none of the company.
  const isOthers = user.kind === "seller" && args.kind === "COMPANY";
  if (common === null || conditions === null || isOthers || !mayReadStaff(user))
    return pageOfWholeList(window, order, []);
  const query = Object.assign({}, common.query, ...conditions.map((one) => one.query));
  const isAskedFor = (person: StaffMember): boolean =>
    common.matches(person) && conditions.every(({ matches }) => matches(person));
  const hasText = ({ firstName, lastName, email, title }: StaffMember): boolean =>
    matchesSearch(search, firstName, lastName, email, title);
  const whose =
    user.sellerId === null
      ? { template: `${staffPaths[args.kind]}/company_po_id/{id}`, params: { id: user.companyId } }
      : { template: `${staffPaths.LOCATION}/seller_id/{id}`, params: { id: user.sellerId } };
  return listPage(window, {
    order,
    async fetch(page) {
      const read = { ...whose, query: { ...query, q: search, ...page } };
      const response = await readExtensionList(context.rest, user, read, staffRecord);
      people.primeAll(context, response.rows);
      return response;
    },
    matches: (person) => isAskedFor(person) && hasText(person),
    isAskedFor,
    hasText,
  });
}

builder.objectField(ViewerType, "staff", (t) =>
  t.field({
    type: StaffConnection,
    ...semanticNonNull,
    description:
      "Who acts for the company, or for its locations. None for who lacks `PERSON_READ`; who acts for a location sees that location's people.",
    args: {
      ...builder.args((a) => ({
        kind: a.field({ type: StaffKindEnum, required: true, description: "Whom they act for." }),
      })),
      ...searchArgument("first name, last name, e-mail address or title"),
      ...builder.args((a) => ({
        filter: a.field({ type: StaffFilterInput, description: "Everybody when not given." }),
        orderBy: a.field({ type: staffOrder.input, description: "By first name when not given." }),
      })),
      ...connectionArguments,
    },
    resolve: (viewer, args, context) => listStaff(context, viewer, args),
  }),
);
