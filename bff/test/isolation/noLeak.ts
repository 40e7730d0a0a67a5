import { expect } from "vitest";
import type { SessionUser } from "../../src/access/user.ts";
import type { Context } from "../../src/graphql/context.ts";
import { encodeNodeId } from "../../src/graphql/nodeId.ts";
import type { RestClient } from "../../src/rest/client.ts";
import { createFakeContext, deviceSecret } from "../doubles/fakeContext.ts";
import { addUploads, sessionsAround, type Viewer } from "./callers.ts";
import { nodeIds } from "./tenantFixtures.ts";
import { ids } from "./tenants.ts";

/** What was looked at, and what showed there. */
export const figures = { responses: 0, leaks: 0 };

/** Prints what a file has looked at: files share their modules. */
export function printFigures(what: string): void {
  process.stdout.write(`isolation: ${what}; ${figures.responses} answers, ${figures.leaks} leaks\n`);
  Object.assign(figures, { responses: 0, leaks: 0 });
}

/** A request of a user while others are signed in too. */
export function contextOf(rest: RestClient, user: SessionUser | null): Context {
  const context = createFakeContext(rest, user, {}, user === null ? [] : sessionsAround(user));
  if (user !== null) addUploads(context, user);
  // A browser that was here before: it can go on with what it began.
  return { ...context, device: { ...context.device, secret: deviceSecret } };
}

/** The texts by which hidden records would show: their marks, and their ids in every form that a node's id takes. */
function tracesOf(viewer: Viewer): readonly string[] {
  const known = tracesByViewer.get(viewer);
  if (known !== undefined) return known;
  const encoded = viewer.hidden.flatMap((id) =>
    Object.entries(nodeIds).flatMap(([type, forms]) => forms(id).map((form) => encodeNodeId(type, form))),
  );
  const traces = [...viewer.forbidden, ...encoded];
  tracesByViewer.set(viewer, traces);
  return traces;
}
/** Thousands of answers are looked through. */
const tracesByViewer = new WeakMap<Viewer, readonly string[]>();

/** The ids of our own records. */
export const ownIds = Object.entries(nodeIds).flatMap(([type, forms]) =>
  forms(ids.own).map((form) => encodeNodeId(type, form)),
);

/**
 * Whether a number stands in a text as a whole value, wherever that may be: by itself, in an address, or filled up with noughts as in
 * the id of an upload. The digits of another number, of a random text or of the fraction of a second are none.
 */
export function hasNumber(text: string, number: number): boolean {
  if (!text.includes(String(number))) return false;
  return new RegExp(`(?<![\\p{L}\\p{N}]|\\d\\.)0*${number}(?![\\p{L}\\p{N}])`, "u").test(text);
}

/** Fails when a response tells of a record that the viewer must not have. */
export function expectNoLeak(response: string, viewer: Viewer): void {
  figures.responses += 1;
  const found = [
    ...tracesOf(viewer).filter((trace) => response.includes(trace)),
    ...viewer.hidden.filter((id) => hasNumber(response, id)),
  ];
  figures.leaks += found.length;
  expect(found, response).toEqual([]);
}
