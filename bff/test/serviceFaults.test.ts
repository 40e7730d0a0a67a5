import { afterAll, describe, expect, test } from "vitest";
import type { ServerResponse } from "node:http";
import type { RestCall, RestClient, RestWrite } from "../src/rest/client.ts";
import { schema } from "../src/schema.ts";
import { createFakeContext, run } from "./doubles/fakeContext.ts";
import { respondWith, startFaultyService, type FaultyService } from "./doubles/faultyService.ts";
import { bindingOf, connectTo } from "./doubles/testedService.ts";
import { addUploads, sessionsAround, viewers } from "./isolation/callers.ts";
import { createLeakyService } from "./isolation/leakyService.ts";
import { mutationSamples } from "./nouns/samples.ts";
import { typed } from "./harness/typed.ts";

// Every mutation of the schema, with each of its writes failing in turn over a real connection. What has been done by then,
// or may have been, is never called failed; what has not been done is never called saved.

type Fault = (response: ServerResponse) => void;

const silence: Fault = () => {};
const faults: Readonly<Record<string, Fault>> = {
  "an error of its own (500)": (response) => respondWith(response, 500, { message: "CANARY at db:5432" }),
  garbage: (response) => void response.end("<html>CANARY</html>"),
  "half a response": (response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write('{"half":');
    setImmediate(() => response.destroy());
  },
  "the end of the connection": (response) => void response.destroy(),
  silence,
};

/** Writes that change nothing: whoever signs in, or proves their password, may do so again. */
const checks = new Set(["POST /signin"]);

/**
 * What follows a change that was made, and never fails it: progress (D-40), which variant is the default (D-59), and with what
 * device somebody has signed in.
 */
const afterwards =
  /^POST \/v1\/companyPO\/page\d+$|^(?:PUT|POST) \/v1\/companySellerProdVarient\/varientEdit$|\/v1\/accountDevice\//;

/** What is only told, of what has happened at the gateway. */
const told = /\/v1\/signInEvent\//;

const unknown = {
  __typename: "UnavailableError",
  message: "We do not know whether this was saved. Try again to find out.",
  outcome: "UNKNOWN",
};
const notApplied = {
  __typename: "UnavailableError",
  message: "We could not reach the service. Try again.",
  outcome: "NOT_APPLIED",
};

const started: FaultyService[] = [];
const idle: FaultyService[] = [];
afterAll(() => Promise.all(started.map((upstream) => upstream.close())));

/** Lends a service of its own: examples are tried beside each other, because silence is mostly waiting. */
async function lendUpstream<T>(work: (upstream: FaultyService) => Promise<T>): Promise<T> {
  let upstream = idle.pop();
  if (upstream === undefined) started.push((upstream = await startFaultyService()));
  try {
    return await work(upstream);
  } finally {
    idle.push(upstream);
  }
}

const callOf = ({ method, template }: RestWrite): string => `${method} ${template}`;

/** Sends an example, of whose writes the one at `failing` meets the fault; says what was answered and the writes until then. */
async function responseTo(
  upstream: FaultyService,
  name: string,
  input: Readonly<Record<string, unknown>> | null,
  failing: number,
  fault: Fault,
) {
  const leaky = createLeakyService({ isSilent: false, offersIds: true }, mutationSamples[name]?.responses);
  let isMet = false;
  upstream.behave((_, response) => {
    isMet = true;
    fault(response);
  });
  const service = connectTo(upstream.baseUrl, fault === silence ? { headersWithin: 300 } : {});
  const bound = service.bind(bindingOf());
  const writes: RestWrite[] = [];
  const trace: RestCall[] = [];
  const rest: RestClient = {
    ...leaky,
    trace,
    async send(write) {
      writes.push(write);
      if (writes.length === failing + 1) return bound.send(write);
      const response = await leaky.send(write);
      const { method, template } = write;
      trace.push({ method, template, status: response.status, milliseconds: 1, via: "network" });
      return response;
    },
  };
  const [owner] = viewers;
  if (owner === undefined) throw new Error("There is no owner.");
  const context = createFakeContext(rest, owner.user, {}, sessionsAround(owner.user));
  addUploads(context, owner.user);
  const argument = input === null ? "" : "(input: $input)";
  const parameter = input === null ? "" : `($input: ${typed(name)}Input!)`;
  const document = `mutation ${parameter} { ${name}${argument} {
    __typename ... on Error { message } ... on UnavailableError { outcome } } }`;
  try {
    const { data, errors } = await run(context, document, input === null ? {} : { input });
    const result: unknown = Reflect.get(Object(data), name);
    return { result, errors, isMet, writes: writes.map(callOf) };
  } finally {
    await service.close();
  }
}

const names = Object.keys(schema.getMutationType()?.getFields() ?? {});
const cases = names.flatMap((name) =>
  (mutationSamples[name]?.inputs ?? []).map((input, index) => [`${name} ${index + 1}`, name, input] as const),
);

/** What each fault of each write of an example leads to. */
async function outcomesOf(
  upstream: FaultyService,
  name: string,
  input: Readonly<Record<string, unknown>> | null,
  fault: Fault,
) {
  const { writes } = await responseTo(upstream, name, input, -1, fault);
  const outcomes = [];
  for (const [failing, write] of writes.entries()) {
    if (told.test(write) || (failing > 0 && afterwards.test(write))) continue;
    const meet = () => responseTo(upstream, name, input, failing, fault);
    let met = await meet();
    // On a busy machine the time of silence may be over before anything was sent; then no fault was met.
    for (let tries = 1; !met.isMet && tries < 20; tries += 1) met = await meet();
    const { result, errors, isMet } = met;
    expect({ write, isMet }).toEqual({ write, isMet: true });
    outcomes.push({
      write,
      result,
      errors,
      before: writes.slice(0, failing).filter((one) => !checks.has(one)),
    });
  }
  return outcomes;
}

describe.each(Object.entries(faults))("%s in place of the response to a change", (_, fault) => {
  test.concurrent.each(cases)("%s: it is not known whether it was saved", async (_title, name, input) => {
    const outcomes = await lendUpstream((upstream) => outcomesOf(upstream, name, input, fault));
    for (const { write, result, errors, before } of outcomes) {
      const expected = checks.has(write) && before.length === 0 ? notApplied : unknown;
      expect({ write, result, errors }).toEqual({ write, result: expected, errors: [] });
    }
  });
});

test.concurrent.each(cases)(
  "%s: a rejection (503) has saved nothing, unless something was before",
  async (_, name, input) => {
    const rejection = (response: ServerResponse) => respondWith(response, 503, { message: "CANARY" });
    const outcomes = await lendUpstream((upstream) => outcomesOf(upstream, name, input, rejection));
    for (const { write, result, errors, before } of outcomes) {
      expect({ write, result, errors }).toEqual({
        write,
        result: before.length === 0 ? notApplied : unknown,
        errors: [],
      });
    }
  },
);

test("every mutation that writes is tried", () => {
  expect(names.filter((name) => mutationSamples[name] === undefined)).toEqual([]);
});
