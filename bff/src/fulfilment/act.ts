import type { Context } from "../graphql/context.ts";
import { ConflictError } from "../graphql/errors.ts";
import type { RestBody } from "../graphql/inputFields.ts";
import { noteNodeType } from "../graphql/nodeType.ts";
import { toRestWord } from "../rest/wordField.ts";
import { offered } from "../rest/orDocumented.ts";
import { RestError } from "../rest/error.ts";
import { forgetOrders } from "../order/forgetOrders.ts";
import { type FulfilmentAction, fulfilmentActions } from "../order/words.ts";
import type { Fulfilment } from "./record.ts";
import { fulfilments } from "./source.ts";
import { actionsOf } from "./transitions.ts";

/**
 * Takes one step with a fulfilment that the user may see. Whether it may be taken the service decides. Throws `ConflictError`
 * with the fulfilment as it is when somebody else has taken another one meanwhile, and `RestError`.
 */
export async function takeStep(
  context: Context,
  nodeId: string,
  action: FulfilmentAction,
  details: RestBody = {},
  idempotencyKey?: string,
): Promise<Fulfilment> {
  const row = await fulfilments.require(context, nodeId);
  try {
    const { body } = await offered(
      context.rest.send({
        method: "PUT",
        template: `${fulfilments.path}/fulfilment_status/{id}`,
        params: { id: row.id },
        body: { action: toRestWord(fulfilmentActions, action), ...details },
        idempotencyKey,
      }),
    );
    forgetOrders(context);
    return await fulfilments.written(context, body, { row });
  } catch (error) {
    if (error instanceof RestError && error.kind === "invalid") await checkState(context, row, action, error);
    throw error;
  }
}

/** Of a step that was refused: whether the state does not allow it, which somebody else may have changed. */
async function checkState(
  context: Context,
  row: Fulfilment,
  action: FulfilmentAction,
  error: RestError,
): Promise<void> {
  if (error.fields["action"] === undefined) return;
  fulfilments.forget(context, row.id);
  const now = await fulfilments.load(context, row.id).catch(() => null);
  if (now === null || actionsOf(now.status, now.deliveryMode).includes(action)) return;
  noteNodeType(now, fulfilments.typeName);
  throw new ConflictError(error.message, [], now);
}
