import type { Context } from "../graphql/context.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { ownError } from "../rest/answerError.ts";
import type { Person } from "./record.ts";
import { people, personPath } from "./source.ts";

/**
 * The person an input names by global id. Throws `NotFoundError` for everybody the viewer cannot chat with, and
 * `RestError` of kind `not-offered` when the service offers no chat.
 */
export async function chosenPerson(context: Context, personId: string): Promise<Person> {
  const id = idOfType("Person", personId);
  const person = id === null ? null : await people.load(context, id);
  if (person !== null) return person;
  if (context.rest.capabilities.offers(personPath) === false) {
    throw ownError("not-offered", new Error("The service offers no chat."));
  }
  throw new NotFoundError();
}
