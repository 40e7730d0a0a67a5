import * as v from "valibot";
import { chosenPerson } from "../chatPerson/chosen.ts";
import { type Person, personIdOf } from "../chatPerson/record.ts";
import { ChatPersonType } from "../chatPerson/type.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { RateLimitedError } from "../graphql/errors.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { currentUser } from "../session/currentUser.ts";
import { ownerKey } from "../session/session.ts";

interface SetTypingSuccess {
  readonly person: Person;
}

const setTypingInput = v.object({ personId: v.string(), isTyping: v.boolean() });

async function setTyping(raw: unknown, context: Context): Promise<SetTypingSuccess> {
  const user = currentUser(context);
  const { personId, isTyping } = validate(setTypingInput, raw);
  const attempt = await context.attempts.attempt([`typing:${ownerKey(user)}`]);
  if (!attempt.allowed) throw new RateLimitedError(attempt.retryAfterSeconds);
  const person = await chosenPerson(context, personId);
  const { companyId } = user;
  if (!person.isDemo) {
    await context.chat.publish({
      kind: "typing",
      companyId,
      to: person.id,
      personId: personIdOf(user),
      isTyping,
    });
  }
  return { person };
}

const SetTypingInput = builder.inputType("SetTypingInput", {
  description: "Whether the viewer is writing to somebody.",
  fields: (t) => ({
    personId: t.id({ required: true, description: "To whom." }),
    isTyping: t.boolean({ required: true, description: "Whether they are typing, or have stopped." }),
  }),
});

const SetTypingSuccessType = builder.objectRef<SetTypingSuccess>("SetTypingSuccess").implement({
  description: "The person was told, if they are listening.",
  fields: (t) => ({
    person: t.expose("person", { type: ChatPersonType, description: "Who was told." }),
  }),
});

builder.mutationField("setTyping", (t) =>
  t.field({
    type: resultUnion("SetTyping", SetTypingSuccessType, changeErrors),
    description:
      "Tells a person that the viewer is writing to them, or has stopped. Nothing is kept; who is told should forget it after ten seconds. At most 60 a minute. Not for API tokens.",
    authScopes: { inPerson: true },
    args: {
      input: t.arg({
        type: SetTypingInput,
        required: true,
        description: "Whether the viewer is writing to somebody.",
      }),
    },
    resolve: (_root, { input }, context) =>
      withExpectedErrors({ person_id: ["personId"] }, () => setTyping(input, context)),
  }),
);
