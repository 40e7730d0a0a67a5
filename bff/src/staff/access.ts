import { allows, isInPerson } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { isOwner } from "../role/access.ts";
import type { StaffMember } from "./record.ts";
import { type StaffAction, staffActions } from "./words.ts";

/** People are for whoever may see them; whose they are is checked where they are loaded. */
export const mayReadStaff = (user: SessionUser): boolean => allows(user, "PERSON_READ");

/** Whether it is the viewer themselves. */
export const isSelf = (user: SessionUser, { id, kind }: StaffMember): boolean =>
  user.userId === id && (user.kind === "owner") === (kind === "COMPANY");

export const isCompanyOwner = ({ systemRole }: StaffMember): boolean => systemRole === "owner";

/** Whether the viewer may do anything with somebody at all: with an owner of the company only owners, in person. */
export const mayHandle = (user: SessionUser, person: StaffMember): boolean =>
  !isCompanyOwner(person) || (isOwner(user) && isInPerson(user));

type Rule = (user: SessionUser, person: StaffMember) => boolean;

const isOpen = ({ status }: StaffMember): boolean => status === "INVITED" || status === "EXPIRED";

/** When each of them can be done, beside `mayHandle`. */
const rules: Readonly<Record<StaffAction, Rule>> = {
  RESEND: (user, person) => isOpen(person) && allows(user, "PERSON_UPDATE"),
  EDIT: (user) => allows(user, "PERSON_UPDATE"),
  CHANGE_ROLE: (user, person) => allows(user, "PERSON_UPDATE") && !isSelf(user, person),
  DISABLE: (user, person) =>
    person.status === "ACTIVE" && allows(user, "PERSON_DELETE") && !isSelf(user, person),
  ENABLE: (user, { status }) => status === "DISABLED" && allows(user, "PERSON_DELETE"),
  END_SESSIONS: (user, { status }) => status === "ACTIVE" && allows(user, "PERSON_UPDATE"),
  RESET_TWO_STEP: (user, person) =>
    person.twoStep === "TOTP" && isInPerson(user) && allows(user, "PERSON_UPDATE") && !isSelf(user, person),
  WITHDRAW: (user, person) => isOpen(person) && allows(user, "PERSON_DELETE"),
  HAND_OVER: (user, person) =>
    user.kind === "owner" &&
    user.primaryLogin &&
    isOwner(user) &&
    isInPerson(user) &&
    allows(user, "COMPANY_UPDATE") &&
    isCompanyOwner(person) &&
    person.status === "ACTIVE" &&
    !isSelf(user, person),
};

/** What the viewer can do with somebody now. */
export function viewerActionsOf(user: SessionUser, person: StaffMember): StaffAction[] {
  if (!mayReadStaff(user) || !mayHandle(user, person)) return [];
  return staffActions.filter((action) => rules[action](user, person));
}
