import type { RestClient } from "./client.ts";
import { ownError } from "./responseError.ts";
import { RestError } from "./error.ts";
import { orDocumented } from "./orDocumented.ts";
import { toRestId } from "./recordFields.ts";
import { type Placed, renumber } from "./renumber.ts";

/** Where a record shall stand: right behind a sibling (null: first), or right before one. */
export type Position = { readonly afterId: string | null } | { readonly beforeId: string };

/** A record that moves among its siblings. */
export interface Move {
  /** Its resource, for example `/v1/companyBanner`. */
  readonly path: string;
  readonly id: string;
  readonly position: Position;
  /** The service's name of the order id. */
  readonly orderField: string;
  /** All siblings as they stand, for a service that cannot move by itself. */
  siblings(): Promise<readonly Placed[]>;
}

/** What a move has written: the responses, and of which records they are where that is known. */
export interface Moved {
  readonly bodies: readonly unknown[];
  readonly ids: readonly string[] | null;
}

/** What a service says that cannot place the record, because the sibling is gone. */
const neighbourGone = "The record to stand beside is not here any more";

/**
 * Moves a record and answers with every record whose order id changed, as far as the service shows them. One call where the
 * service has it; with any other service one `PUT` for each of these records, first to last (decision D-42), which
 * may stop half way. Throws `RestError`: `conflict` when the sibling is gone.
 */
export async function sendPosition(rest: RestClient, move: Move): Promise<Moved> {
  const place = async (): Promise<Moved> => {
    const { body } = await rest.send({
      method: "POST",
      template: `${move.path}/{id}/position`,
      params: { id: move.id },
      body: positionBody(move.position),
    });
    return { bodies: Array.isArray(body) ? body : [body], ids: null };
  };
  return orDocumented(rest.capabilities, `position ${move.path}`, place, () => putEach(rest, move));
}

function positionBody(position: Position): Readonly<Record<string, string | number | null>> {
  if ("beforeId" in position) return { before_id: toRestId(position.beforeId) };
  return { after_id: position.afterId === null ? null : toRestId(position.afterId) };
}

async function putEach(rest: RestClient, move: Move): Promise<Moved> {
  const siblings = await move.siblings();
  const others = siblings.filter((sibling) => sibling.id !== move.id);
  const { position } = move;
  const neighbour = "beforeId" in position ? position.beforeId : position.afterId;
  const index = others.findIndex((sibling) => sibling.id === neighbour);
  if (neighbour !== null && index < 0) throw new RestError("conflict", neighbourGone);
  if (others.length === siblings.length) throw ownError("not-found", new Error("The record has gone."));
  const bodies: unknown[] = [];
  const changes = renumber(siblings, move.id, "beforeId" in position ? index : index + 1);
  for (const { id, order } of changes) {
    // One after the other: a failure then leaves a beginning that is right, and repeating the move ends it.
    const { body } = await rest.send({
      method: "PUT",
      template: `${move.path}/{id}`,
      params: { id },
      body: { [move.orderField]: order },
    });
    bodies.push(Array.isArray(body) ? body[0] : body);
  }
  return { bodies, ids: changes.map(({ id }) => id) };
}
