import type { Permission } from "../access/permission.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { type InputFields, idOf, type RestBody, type ValuesOf } from "../graphql/inputFields.ts";
import type { FulfilmentAction } from "../order/words.ts";
import { takeStep } from "./act.ts";
import { fulfilments } from "./source.ts";
import { FulfilmentType } from "./type.ts";

interface Step<Fields extends InputFields> {
  readonly name: string;
  readonly does: string;
  readonly done: string;
  readonly which: string;
  readonly action: FulfilmentAction;
  readonly fields: Fields;
  /** Of a step that can be taken several times: by it the same one is known. */
  readonly keyOf?: (values: ValuesOf<Fields>) => string | undefined;
  /** What is sent besides the action; checks what one field alone cannot say. */
  readonly details: (values: ValuesOf<Fields>, context: Context) => RestBody | Promise<RestBody>;
}

/** Declares a mutation that takes one step with one fulfilment. The same step again changes nothing. */
export function stepMutation<const Fields extends InputFields>(step: Step<Fields>): void;
export function stepMutation(step: Step<InputFields>): void {
  const { name, does, done, which, action, fields, details, keyOf } = step;
  const permission: Permission = "ORDER_UPDATE";
  changeMutation({
    name,
    description: `${does} The same step again changes nothing; one that the state does not allow is a conflict.`,
    permission,
    input: {
      description: "A step with a fulfilment.",
      argument: "Which fulfilment, and how.",
      fields: { id: idOf("Fulfilment", which), ...fields },
    },
    async run({ id, ...values }, context) {
      // Whose it is comes before how.
      await fulfilments.require(context, id);
      const body = await details(values, context);
      return { fulfilment: await takeStep(context, id, action, body, keyOf?.(values)) };
    },
    success: {
      description: done,
      fields: (t) => ({
        fulfilment: t.expose("fulfilment", {
          type: FulfilmentType,
          description: "The fulfilment as it is now.",
        }),
      }),
    },
  });
}
