import * as v from "valibot";
import type { ContractCall } from "./call.ts";
import { type HttpResponse, type Call, type Client, describe } from "./http/client.ts";
import type { Observed } from "./observed.ts";

/** Something was not as the contract says. */
export class Broken extends Error {}

/** The service does not have this extension. */
export class NotOffered extends Error {}

/** The parts of one request to the call that is being checked. */
export interface Parts {
  /** Values of the parameters in braces, in their order; encoded before they are sent. */
  readonly at?: readonly (string | number)[];
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly headers?: Call["headers"];
}

/** How a refused call must look. */
interface Refused {
  /** The status of the spec; any 4xx is enough where only the documents count. */
  readonly status: number | readonly number[];
  /** The field that the response must name. */
  readonly field?: string;
}

/** Fills the parameters of a path, each encoded. */
export function fillPath(path: string, values: readonly (string | number)[] = []): string {
  let next = 0;
  return path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(String(values[next++] ?? "")));
}

/** What the checks of one call work with. Every promise that was looked at is remembered for the report. */
export class Probe {
  readonly #client: Client;
  readonly #target: ContractCall;
  readonly observed: Observed;
  readonly strict: boolean;
  readonly checked: string[] = [];
  readonly problems: string[] = [];

  constructor(client: Client, target: ContractCall, observed: Observed, strict: boolean) {
    this.#client = client;
    this.#target = target;
    this.observed = observed;
    this.strict = strict;
  }

  /** Sends the call that is being checked. */
  async send(parts: Parts = {}): Promise<HttpResponse> {
    const { method, path } = this.#target;
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(parts.query ?? {})) query.set(name, String(value));
    const response = await this.#client.call({
      method,
      path: fillPath(path, parts.at) + (query.size > 0 ? `?${query.toString()}` : ""),
      ...("body" in parts && { body: parts.body }),
      ...(parts.headers && { headers: parts.headers }),
    });
    this.observed.note(method, path, response);
    if (this.#target.origin === "extension" && isMissingCall(response))
      throw new NotOffered(describe(response));
    return response;
  }

  /** Sends another call, to look at the effect of this one. */
  other(call: Call): Promise<HttpResponse> {
    return this.#client.call(call);
  }

  /** Looks at one promise. A broken one is remembered, and the next is looked at all the same. */
  async that(promise: string, work: () => unknown): Promise<void> {
    this.checked.push(promise);
    try {
      await work();
    } catch (error) {
      if (error instanceof NotOffered) throw error;
      this.problems.push(`${promise}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** Our service refuses the call without any one of these fields; the documents show the form's rules, not the server's. */
  async requires(body: object, fields: readonly string[]): Promise<void> {
    for (const field of fields) {
      await this.beyond(`requires ${field}`, async () => {
        this.refused(await this.send({ body: { ...body, [field]: "" } }), { status: 400, field });
      });
    }
  }

  /** Looks at one promise that only our own service makes; skipped where a service says nothing of its extensions. */
  async beyond(promise: string, work: () => unknown): Promise<void> {
    if (this.strict) await this.that(promise, work);
  }

  /** The response refuses the call with a text for people. @throws Broken */
  refused(response: HttpResponse, expected: Refused): void {
    const statuses = [expected.status].flat();
    const right = this.strict
      ? statuses.includes(response.status)
      : response.status >= 400 && response.status < 500;
    if (!right)
      throw new Broken(`expected a refusal with ${statuses.join(" or ")}, got ${describe(response)}`);
    if (!this.strict) return;
    if (messageOf(response) === undefined)
      throw new Broken(`the refusal has no message: ${describe(response)}`);
    const shape = v.safeParse(refusal, response.body);
    if (!shape.success || shape.output.statusCode !== response.status) {
      throw new Broken(`a refusal is {statusCode, error, message, fields?}, got ${describe(response)}`);
    }
    if (expected.field !== undefined && shape.output.fields?.[expected.field] === undefined) {
      throw new Broken(`the refusal does not name ${expected.field} in fields: ${describe(response)}`);
    }
  }
}

const refusal = v.object({
  statusCode: v.number(),
  // Sign-in and change password answer an object with the message (Document 1 §8).
  error: v.union([v.string(), v.object({ message: v.string() })]),
  message: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
});

const messages = v.union([
  v.pipe(
    v.object({ error: v.object({ message: v.pipe(v.string(), v.nonEmpty()) }) }),
    v.transform(({ error }) => error.message),
  ),
  v.pipe(
    v.object({ message: v.pipe(v.string(), v.nonEmpty()) }),
    v.transform(({ message }) => message),
  ),
]);

/** The text that a client shows when a call fails (decision D-10). */
export function messageOf(response: HttpResponse): string | undefined {
  const found = v.safeParse(messages, response.body);
  return found.success ? found.output : undefined;
}

/** The service does not have this call at all, as far as its response tells. */
export function isMissingCall(response: HttpResponse): boolean {
  if (response.status === 405 || response.status === 501) return true;
  return response.status === 404 && /no such call|cannot (get|post|put|delete)|route/i.test(response.text);
}
