import * as v from "valibot";
import { allows } from "../access/rules.ts";
import { builder } from "../graphql/builder.ts";
import { type BulkOutcome, BulkOutcomeEnum, loadKnown, messageFields } from "../graphql/bulk.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  NotOfferedError,
  RateLimitedError,
  UnavailableError,
  ValidationError,
} from "../graphql/errors.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { toRestBody } from "../graphql/inputFields.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { refuse } from "../graphql/validate.ts";
import { requireGivable } from "../role/give.ts";
import type { CompanyRole } from "../role/record.ts";
import { currentUser } from "../session/currentUser.ts";
import { isCompanyOwner, isSelf, mayHandle, mayReadStaff } from "./access.ts";
import { disableFields } from "./fields.ts";
import type { StaffMember } from "./record.ts";
import { people } from "./source.ts";
import { disable, edit, enable, endSessions, inviteAgain } from "./steps.ts";
import { StaffMemberType } from "./type.ts";

const most = 50;

const changes = ["RESEND", "DISABLE", "ENABLE", "CHANGE_ROLE", "END_SESSIONS"] as const;
type Change = (typeof changes)[number];

const StaffChangeEnum = builder.enumType("StaffChange", {
  description: "What can be done with many people at once.",
  values: {
    RESEND: { description: "Mail their invitations again." },
    DISABLE: { description: "Take their sign-in away. Asks for `PERSON_DELETE`, too." },
    ENABLE: { description: "Give their sign-in back. Asks for `PERSON_DELETE`, too." },
    CHANGE_ROLE: { description: "Give them a role." },
    END_SESSIONS: { description: "Sign them out everywhere." },
  } as const,
});

interface StaffResult {
  /** Empty for one that is not found. */
  readonly id: string;
  readonly outcome: BulkOutcome;
  readonly message: string | null;
}

const StaffChangeResultType = builder.objectRef<StaffResult>("StaffChangeResult").implement({
  description: "How one person of a change of many came out.",
  fields: (t) => ({
    // Not `id`: a client that keeps records by their ids would take the outcome for the person.
    staffMemberId: t.id({
      nullable: true,
      description: "The person's id; null for one that is not found.",
      resolve: ({ id }) => (id === "" ? null : encodeNodeId("StaffMember", id)),
    }),
    outcome: t.expose("outcome", { type: BulkOutcomeEnum, description: "How it came out." }),
    message: t.exposeString("message", {
      nullable: true,
      description: "Why it was not done, to be shown to people; null when it was.",
    }),
    ...messageFields(t),
    staffMember: t.field({
      type: StaffMemberType,
      nullable: true,
      description: "The person as they are now; null for one that is not found.",
      resolve: ({ id }, _args, context) => (id === "" ? null : people.find(context, id)),
    }),
  }),
});

/** What is done with each. Says whether there was anything to do; throws what refuses it. */
type Step = (person: StaffMember) => Promise<boolean>;

/** Owners are changed by owners who show that it is them, with each. */
function refuseOwner(person: StaffMember): void {
  if (isCompanyOwner(person)) refuse("ids", "Owners are changed one at a time, with your password");
}

function stepOf(context: Context, change: Change, role: CompanyRole | null, reason: string | null): Step {
  const user = currentUser(context);
  const steps: Readonly<Record<Change, Step>> = {
    async RESEND(person) {
      await inviteAgain(context, person);
      return true;
    },
    async DISABLE(person) {
      if (isSelf(user, person)) refuse("ids", "You cannot disable your own account");
      refuseOwner(person);
      if (person.status === "DISABLED") return false;
      await disable(context, person, null, toRestBody(disableFields, { reason }));
      return true;
    },
    async ENABLE(person) {
      refuseOwner(person);
      if (person.status === "ACTIVE") return false;
      await enable(context, person, null);
      return true;
    },
    async CHANGE_ROLE(person) {
      if (person.roleId === role?.id) return false;
      if (isSelf(user, person)) refuse("ids", "You cannot change your own role");
      refuseOwner(person);
      if (person.kind !== role?.kind)
        refuse("ids", "This role is for other people: those of the company, or those of a location");
      await edit(context, person, null, role, {});
      return true;
    },
    END_SESSIONS: async (person) => (await endSessions(context, person)) > 0,
  };
  return steps[change];
}

/** How a row came out that was refused; null for what is no refusal. */
function refusalOf(error: unknown): Omit<StaffResult, "id"> | null {
  if (error instanceof NotFoundError) return { outcome: "NOT_FOUND", message: error.message };
  if (error instanceof ConflictError)
    return { outcome: error.code === "STALE_VERSION" ? "STALE" : "REFUSED", message: error.message };
  const isRefusal =
    error instanceof ValidationError ||
    error instanceof ForbiddenError ||
    error instanceof RateLimitedError ||
    error instanceof NotOfferedError;
  return isRefusal ? { outcome: "REFUSED", message: error.message } : null;
}

/** Does it with one after the other. Where nobody knows how one came out, sending it again finds out of all. */
async function changeEach(
  context: Context,
  known: readonly StaffMember[],
  step: Step,
): Promise<ReadonlyMap<string, StaffResult>> {
  const user = currentUser(context);
  const results = new Map<string, StaffResult>();
  let isAnyDone = false;
  for (const person of known) {
    const { id } = person;
    try {
      if (!mayHandle(user, person)) throw new ForbiddenError();
      // Each locks its company: together they would only wait for each other.
      // oxlint-disable-next-line no-await-in-loop
      const isDone = await withExpectedErrors(context.rest, {}, () => step(person));
      isAnyDone ||= isDone;
      results.set(id, { id, outcome: isDone ? "DONE" : "UNCHANGED", message: null });
    } catch (error) {
      if (error instanceof UnavailableError && isAnyDone) throw new UnavailableError("UNKNOWN");
      const refusal = refusalOf(error);
      if (refusal === null) throw error;
      results.set(id, { id, ...refusal });
    }
  }
  return results;
}

changeMutation({
  name: "changeStaff",
  description: `Does one thing with up to ${most} people. Each is wholly done or not at all, and \`results\` says how it came out, in the order of \`ids\`. Owners are made, unmade, disabled and enabled one at a time.`,
  permission: "PERSON_UPDATE",
  input: {
    description: "One change of many people.",
    argument: "Which people, and what.",
    fields: {
      ids: {
        type: ["ID"],
        required: true,
        names: "StaffMember",
        description: `The people, 1 to ${most}.`,
        rule: v.pipe(
          v.array(v.string()),
          v.check((ids) => ids.length > 0, "At least one is required"),
          v.check((ids) => ids.length <= most, "There are too many at once"),
        ),
      },
      change: {
        type: StaffChangeEnum,
        required: true,
        description: "What is done.",
        rule: v.picklist(changes),
      },
      roleId: {
        type: "ID",
        names: "CompanyRole",
        description: "The role, with `CHANGE_ROLE`: one that allows nothing that the viewer may not.",
        rule: v.nullish(v.string()),
      },
      ...disableFields,
    },
  },
  async run({ ids, change, roleId, reason }, context) {
    const user = currentUser(context);
    const isAboutAccess = change === "DISABLE" || change === "ENABLE";
    if (!mayReadStaff(user) || (isAboutAccess && !allows(user, "PERSON_DELETE"))) throw new ForbiddenError();
    if (change === "CHANGE_ROLE" && !roleId) refuse("roleId", "Role is required", "REQUIRED");
    const { known, all } = await loadKnown(context, people, ids);
    if (known.length === 0) throw new NotFoundError();
    const role = change === "CHANGE_ROLE" && roleId ? await requireGivable(context, "roleId", roleId) : null;
    if (role?.system === "owner") refuse("roleId", "Owners are changed one at a time, with your password");
    const results = await changeEach(context, known, stepOf(context, change, role, reason ?? null));
    const { message } = new NotFoundError();
    return { rows: all.map((id) => results.get(id) ?? { id: "", outcome: "NOT_FOUND" as const, message }) };
  },
  success: {
    description: "It was tried with each of them.",
    fields: (t) => ({
      results: t.field({
        type: [StaffChangeResultType],
        most,
        description: "How each came out, in the order of `ids`.",
        resolve: ({ rows }) => [...rows],
      }),
      doneCount: t.int({
        description: "How many were done, those among them that needed nothing.",
        resolve: ({ rows }) => rows.filter(isDone).length,
      }),
      refusedCount: t.int({
        description: "How many were not.",
        resolve: ({ rows }) => rows.filter((row) => !isDone(row)).length,
      }),
    }),
  },
});

const isDone = ({ outcome }: StaffResult): boolean => outcome === "DONE" || outcome === "UNCHANGED";
