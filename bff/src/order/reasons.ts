import * as v from "valibot";
import type { Context } from "../graphql/context.ts";
import { type InputFields, idOf, inputType, type RestBody, type SentField } from "../graphql/inputFields.ts";
import { optionalLines } from "../graphql/text.ts";
import { orderLines } from "../orderLine/source.ts";
import { toRestId } from "../rest/recordFields.ts";
import { toRestWord } from "../rest/wordField.ts";
import { CancellationReasonEnum } from "./enums.ts";
import { quantityField } from "./placeFields.ts";
import { cancellationReasons } from "./words.ts";

const reasonRule = v.picklist(Object.values(cancellationReasons));

/** Why something is cancelled or came back. */
export const reasonFields = {
  reason: {
    type: CancellationReasonEnum,
    required: true,
    description: "Why.",
    rule: reasonRule,
    rest: "reason_code",
    toRest: (reason: v.InferOutput<typeof reasonRule>) => toRestWord(cancellationReasons, reason),
  },
  text: {
    type: "String",
    description: "The same in words, at most 500 characters; must be given for `OTHER`.",
    rule: optionalLines(500),
    rest: "reason",
  },
} satisfies Readonly<Record<string, SentField>>;

const piecesFields = {
  lineId: idOf("OrderLine", "A line of the fulfilment."),
  quantity: quantityField,
} satisfies InputFields;

const PiecesInput = inputType("QuantityInput", "So many pieces of a line.", piecesFields);

const piecesRule = v.nullish(
  v.pipe(
    v.array(v.object({ lineId: piecesFields.lineId.rule, quantity: piecesFields.quantity.rule })),
    v.check((lines) => lines.length <= 200, "At most 200 lines in one step"),
  ),
);

/** Some pieces of lines. */
export function piecesField(description: string, rest: string) {
  return {
    type: [PiecesInput],
    description,
    rule: piecesRule,
    rest: {
      [rest]: [],
      [`${rest}.*.order_line_id`]: ["*", "lineId"],
      [`${rest}.*.quantity`]: ["*", "quantity"],
    },
  } satisfies SentField;
}

/** Pieces as they are sent; the lines must be the user's. Throws `NotFoundError`. */
export async function linesBody(
  pieces: v.InferOutput<typeof piecesRule>,
  context: Context,
): Promise<RestBody[] | null> {
  if (pieces === null || pieces === undefined) return null;
  return Promise.all(
    pieces.map(async ({ lineId, quantity }) => ({
      order_line_id: toRestId((await orderLines.require(context, lineId)).id),
      quantity,
    })),
  );
}
