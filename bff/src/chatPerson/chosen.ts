import type { Context } from "../graphql/context.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { idOfType } from "../graphql/nodeId.ts";
import type { Person } from "./record.ts";
import { people } from "./source.ts";

/**
 * The person an input names by global id. Throws `NotFoundError` for everybody the viewer cannot chat with, and
 * `RestError`.
 */
export async function chosenPerson(context: Context, personId: string): Promise<Person> {
  const id = idOfType("ChatPerson", personId);
  const person = id === null ? null : await people.load(context, id);
  if (person === null) throw new NotFoundError();
  return person;
}
