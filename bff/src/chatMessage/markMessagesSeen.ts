import * as v from "valibot";
import { announceSeen } from "../chat/announce.ts";
import { chosenPerson } from "../chatPerson/chosen.ts";
import type { Person } from "../chatPerson/record.ts";
import { people } from "../chatPerson/source.ts";
import { ChatPersonType } from "../chatPerson/type.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { currentUser } from "../session/currentUser.ts";
import { postSeen } from "./source.ts";

interface MarkMessagesSeenSuccess {
  readonly person: Person;
}

async function markMessagesSeen(raw: unknown, context: Context): Promise<MarkMessagesSeenSuccess> {
  const user = currentUser(context);
  const { personId } = validate(v.object({ personId: v.string() }), raw);
  const found = await chosenPerson(context, personId);
  const count = await postSeen(context, user, found.id);
  if (count > 0) announceSeen(context.chat, user, found);
  const person = { ...found, unreadCount: 0 };
  people.prime(context, user, person);
  return { person };
}

const MarkMessagesSeenInput = builder.inputType("MarkMessagesSeenInput", {
  description: "Whose messages the viewer has seen.",
  fields: (t) => ({ personId: t.id({ required: true, description: "Who wrote them." }) }),
});

const MarkMessagesSeenSuccessType = builder
  .objectRef<MarkMessagesSeenSuccess>("MarkMessagesSeenSuccess")
  .implement({
    description: "No message of the person is unread now.",
    fields: (t) => ({
      person: t.expose("person", {
        type: ChatPersonType,
        description: "Who wrote them; their `unreadCount` is 0.",
      }),
    }),
  });

builder.mutationField("markMessagesSeen", (t) =>
  t.field({
    type: resultUnion("MarkMessagesSeen", MarkMessagesSeenSuccessType, changeErrors),
    description:
      "Notes that the viewer has seen all messages of a person, and tells that person. Not for API tokens.",
    authScopes: { inPerson: true },
    args: {
      input: t.arg({
        type: MarkMessagesSeenInput,
        required: true,
        description: "Whose messages the viewer has seen.",
      }),
    },
    resolve: (_root, { input }, context) =>
      withExpectedErrors({ person_id: ["personId"] }, () => markMessagesSeen(input, context)),
  }),
);
