import { expect } from "vitest";
import type { Context } from "../../src/graphql/context.ts";
import type { SessionUser } from "../../src/access/user.ts";
import type { UploadPurpose } from "../../src/upload/purpose.ts";
import { createFakeContext, owner, run } from "../doubles/fakeContext.ts";
import { addFinishedUpload } from "../doubles/finishedUpload.ts";
import type { FakeRest } from "../doubles/fakeRest.ts";
import { typed } from "./typed.ts";

/** One person whose requests share uploads and storage, in front of a service in memory. */
export interface TestClient {
  readonly context: Context;
  /** A finished upload of theirs; gives the id for an input. */
  upload(purpose: UploadPurpose): Promise<string>;
  /** Calls a mutation; everything its result says. A top-level error fails the test. */
  change(name: string, input: object, selection?: string): Promise<object>;
}

/** Sits somebody down in front of a service. */
export function clientOf(rest: FakeRest, user: SessionUser | null = owner): TestClient {
  const context = createFakeContext(rest, user);
  return {
    context,
    upload: (purpose) => addFinishedUpload(context, user ?? owner, purpose),
    async change(name, input, selection = "__typename") {
      const type = typed(name);
      const document = `mutation ($input: ${type}Input!) {
        ${name}(input: $input) {
          __typename
          ... on ${type}Success { ${selection} }
          ... on Error { message }
          ... on ValidationError { issues { path message } }
          ... on ConflictError { current { id } }
        }
      }`;
      // Each request has loaders of its own.
      const request: Context = { ...context, loader: freshLoader() };
      const { data, errors } = await run(request, document, { input });
      expect(errors).toEqual([]);
      return Object(Reflect.get(Object(data), name));
    },
  };
}

function freshLoader(): Context["loader"] {
  const loaders = new Map<object, unknown>();
  function loader<T>(key: object, make: () => T): T;
  function loader(key: object, make: () => unknown): unknown {
    if (!loaders.has(key)) loaders.set(key, make());
    return loaders.get(key);
  }
  return loader;
}
