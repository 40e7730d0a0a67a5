import { msg } from "@lingui/core/macro";

/** Of people and their roles. */
export const roleWords = {
  ROLE_NAME_REQUIRED: msg`Role Name is required`,
  ROLE_NAME_TAKEN: msg`Role Name Already Exist`,
  ROLE_KIND_UNKNOWN: msg`Must be company or location`,
  ROLE_OF_OTHERS: msg`This role is for other people: those of the company, or those of a location`,
  ROLE_FIXED: msg`Roles that every company has cannot be changed`,
  ROLE_LIMIT: (most: string) => msg`A company has at most ${most} roles of its own`,
  ROLE_IN_USE_ONE: msg`1 person has this role`,
  ROLE_IN_USE: (count: string) => msg`${count} people have this role`,
  ROLE_REQUIRED: msg`Role is required`,
  PERMISSIONS_REQUIRED: msg`Permissions are required`,
  PERMISSION_LIMIT: (most: string) => msg`Must have at most ${most} permissions`,
  PERMISSION_NOT_HELD: msg`Must be permissions that this kind of people can have`,
  LAST_OWNER: msg`The last owner cannot be removed`,
  INVITATION_LIMIT: (most: string) => msg`A company has at most ${most} open invitations`,
  INVITATION_RATE: (most: string) => msg`At most ${most} people are invited in an hour`,
  PERSON_NOT_ACTIVATED: msg`The person has not activated the account yet`,
  PERSON_ACTIVATED: msg`The person has activated the account already`,
} as const;
