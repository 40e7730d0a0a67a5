import { messageOf } from "../../contract/probe.ts";
import { type HttpResponse, describe } from "../../contract/http/client.ts";
import * as v from "valibot";
import type { WrongCall } from "./wrongCall.ts";

/** Traces of the inside: a stack, a file, a module, or the words of the database. */
const inside =
  /\n\s+at |node_modules|file:\/\/|\.(ts|js|mjs):\d|\/(work|home|root|usr|app|src)\/|violates|relation "|syntax error at|select .* from|invalid input syntax/i;

const fields = v.object({ fields: v.record(v.string(), v.string()) });

const shape = v.object({ statusCode: v.number(), message: v.string() });

/** Longest message that a person should have to read. */
const longest = 300;

/** What is wrong with the response to a wrong call; undefined when it is refused as it should be. */
export function complaint(call: WrongCall, response: HttpResponse): string | undefined {
  const trouble = judge(call, response);
  return trouble && `${call.wrong.slice(0, 60)}: ${trouble}, got ${describe(response).slice(0, 200)}`;
}

function judge(call: WrongCall, response: HttpResponse): string | undefined {
  if (inside.test(response.text)) return "the answer tells about the inside";
  if (call.mayBeEmpty === true && response.status === 200) return undefined;
  if (response.status < 400 || response.status > 499) return "not refused with 4xx";
  const message = messageOf(response);
  if (message === undefined || !v.is(shape, response.body)) return "no {statusCode, error, message}";
  if (message.length > longest) return "the message is too long";
  if (call.field === undefined || response.status !== 400) return undefined;
  const named = v.safeParse(fields, response.body);
  const names = named.success ? Object.keys(named.output.fields) : [];
  // A wrong part of a field is named with its place inside: `slabs.0`.
  const isNamed = names.some((name) => name === call.field || name.startsWith(`${call.field}.`));
  return isNamed ? undefined : "fields does not name it";
}
