import * as v from "valibot";
import { bodyOf, headersOf, type Spelling, type Viewer } from "../workload/requests.ts";
import type { Operation } from "../workload/workloads.ts";

const responseForm = v.object({ data: v.unknown(), errors: v.optional(v.unknown()) });

/** The data of a server's answer, spelled as JSON: field order counts. Throws when there are errors. */
export async function dataOf(
  port: number,
  viewer: Viewer,
  operation: Operation,
  spelling: Spelling,
): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: "POST",
    headers: headersOf(viewer, port),
    body: bodyOf(operation, spelling),
  });
  const text = await response.text();
  const { data, errors } = v.parse(responseForm, JSON.parse(text));
  if (errors !== undefined) throw new Error(`It answered with errors: ${text.slice(0, 500)}`);
  return JSON.stringify(data);
}

/** Where two texts begin to differ, for a message; null when they are the same. */
export function difference(expected: string, got: string): string | null {
  if (expected === got) return null;
  let at = 0;
  while (expected[at] === got[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  return `expected …${around(expected)}… and got …${around(got)}…`;
}
