import { messageOf } from "../../contract/probe.ts";
import { type Answer, describe } from "../../contract/http/client.ts";
import * as v from "valibot";
import type { WrongCall } from "./wrongCall.ts";

/** Traces of the inside: a stack, a file, a module, or the words of the database. */
const inside =
  /\n\s+at |node_modules|file:\/\/|\.(ts|js|mjs):\d|\/(work|home|root|usr|app|src)\/|violates|relation "|syntax error at|select .* from|invalid input syntax/i;

const fields = v.object({ fields: v.record(v.string(), v.string()) });

const shape = v.object({ statusCode: v.number(), message: v.string() });

/** Longest message that a person should have to read. */
const longest = 300;

/** What is wrong with the answer to a wrong call; undefined when it is refused as it should be. */
export function complaint(call: WrongCall, answer: Answer): string | undefined {
  const trouble = judge(call, answer);
  return trouble && `${call.wrong.slice(0, 60)}: ${trouble}, got ${describe(answer).slice(0, 200)}`;
}

function judge(call: WrongCall, answer: Answer): string | undefined {
  if (inside.test(answer.text)) return "the answer tells about the inside";
  if (call.mayBeEmpty === true && answer.status === 200) return undefined;
  if (answer.status < 400 || answer.status > 499) return "not refused with 4xx";
  const message = messageOf(answer);
  if (message === undefined || !v.is(shape, answer.body)) return "no {statusCode, error, message}";
  if (message.length > longest) return "the message is too long";
  if (call.field === undefined || answer.status !== 400) return undefined;
  const named = v.safeParse(fields, answer.body);
  const names = named.success ? Object.keys(named.output.fields) : [];
  // A wrong part of a field is named with its place inside: `slabs.0`.
  const isNamed = names.some((name) => name === call.field || name.startsWith(`${call.field}.`));
  return isNamed ? undefined : "fields does not name it";
}
