import * as v from "valibot";
import { chosenPerson } from "../chatPerson/chosen.ts";
import { personIdOf } from "../chatPerson/record.ts";
import { ChatPersonType } from "../chatPerson/type.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { RateLimitedError } from "../graphql/errors.ts";
import { idOf } from "../graphql/inputFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { ownerKey } from "../session/session.ts";

changeMutation({
  name: "setTyping",
  description:
    "Tells a person that the viewer is writing to them, or has stopped. Nothing is kept; who is told should forget it after ten seconds. At most 60 a minute. Not for API tokens.",
  permission: { inPerson: true },
  input: {
    description: "Whether the viewer is writing to somebody.",
    argument: "Whether the viewer is writing to somebody.",
    fields: {
      personId: { ...idOf("ChatPerson", "To whom."), rest: "person_id" },
      isTyping: {
        type: "Boolean",
        required: true,
        description: "Whether they are typing, or have stopped.",
        rule: v.boolean(),
      },
    },
  },
  async run({ personId, isTyping }, context) {
    const user = currentUser(context);
    const attempt = await context.attempts.attempt([`typing:${ownerKey(user)}`]);
    if (!attempt.allowed) throw new RateLimitedError(attempt.retryAfterSeconds);
    const person = await chosenPerson(context, personId);
    const { companyId } = user;
    if (!person.isDemo) {
      await context.live.publish({
        kind: "typing",
        companyId,
        to: person.id,
        personId: personIdOf(user),
        isTyping,
      });
    }
    return { person };
  },
  success: {
    description: "The person was told, if they are listening.",
    fields: (t) => ({ person: t.expose("person", { type: ChatPersonType, description: "Who was told." }) }),
  },
});
