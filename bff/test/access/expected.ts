import { isObjectType } from "graphql";
import type { Permission, Role } from "../../src/access/permission.ts";
import { schema } from "../../src/schema.ts";
import type { Access, Refused } from "../nouns/sample.ts";
import { mutationSamples, samples } from "../nouns/samples.ts";

// What is of a noun stands in its sample (`nouns/samples`), written down to the letter.

const ofErrors = ["code", "message", "messageCode", "messageParams"];
const errors: Readonly<Record<string, readonly string[]>> = {
  ConflictError: [...ofErrors, "current", "issues"],
  ForbiddenError: ofErrors,
  NotFoundError: ofErrors,
  NotOfferedError: ofErrors,
  RateLimitedError: [...ofErrors, "retryAfterSeconds"],
  UnauthenticatedError: ofErrors,
  UnavailableError: [...ofErrors, "outcome"],
  ValidationError: [...ofErrors, "issues"],
  ValidationIssue: [...ofErrors, "path"],
};

/** Of every record that has one, its history is of the audit trail. */
const histories: readonly string[] = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => "timeline" in type.getFields())
  .map(({ name }) => `${name}.timeline`);

const ofAll = (part: (access: Access) => readonly string[] | undefined): string[] =>
  samples.flatMap(({ access }) => (access === undefined ? [] : (part(access) ?? [])));

const sorted = (names: readonly string[]): string[] => [...new Set(names)].toSorted();

/** The mutations that ask for a permission, or for a person. */
const mutationsThat = (ask: (sample: (typeof mutationSamples)[string]) => boolean): string[] =>
  Object.entries(mutationSamples)
    .filter(([, sample]) => ask(sample))
    .map(([name]) => name);

/** What the world has nothing of, or shows to other people than an owner. */
export const neverShown: readonly string[] = sorted([
  ...Object.entries(errors).flatMap(([type, fields]) => fields.map((field) => `${type}.${field}`)),
  ...ofAll((access) => access.neverShown),
]);

/** What is for people only, whatever an API token may do. */
export const inPersonOnly: Required<Refused> = {
  fields: sorted(ofAll((access) => access.inPersonOnly?.fields)),
  mutations: sorted([
    ...mutationsThat(({ inPerson }) => inPerson === true),
    ...ofAll((access) => access.inPersonOnly?.mutations),
  ]),
};

/** What a role gets less than the owner. The administrator of the location is its owner, not its clerk. */
export function whatRoleLacks(role: Exclude<Role, "OWNER">): readonly string[] {
  return sorted([
    ...ofAll((access) => access.refusedTo?.[role]),
    ...(role === "SELLER_STAFF" ? histories : []),
  ]);
}

/** What whoever lacks one permission is refused. */
export function whatAsksFor(permission: Permission): Required<Refused> {
  return {
    fields: sorted([
      ...ofAll((access) => access.refusedWithout?.[permission]?.fields),
      ...(permission === "AUDIT_READ" ? histories : []),
    ]),
    mutations: sorted([
      ...mutationsThat((sample) => sample.permission === permission && sample.inPerson !== true),
      ...ofAll((access) => access.refusedWithout?.[permission]?.mutations),
    ]),
  };
}
