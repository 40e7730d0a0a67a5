import * as v from "valibot";
import { expect } from "vitest";
import { purposeRule } from "../../src/upload/record.ts";
import type { BackOffice, Caller } from "../harness/backOffice.ts";
import type { GatewayResponse } from "../harness/response.ts";
import { sendPicture } from "../harness/sendPicture.ts";
import { sendTable } from "../harness/sendTable.ts";
import { typed } from "../harness/typed.ts";
import { mutationSamples } from "../nouns/samples.ts";
import { documentOf, type Mutation, mutations } from "./mutations.ts";
import type { People } from "./people.ts";
import type { Preparation } from "./preparation.ts";
import { inputOf } from "./sampleInput.ts";

const result = v.object({
  result: v.looseObject({
    __typename: v.string(),
    record: v.optional(v.object({ id: v.string() })),
    outcome: v.optional(v.string()),
  }),
});
const values = v.nullable(v.record(v.string(), v.unknown()));
const trail = v.array(
  v.object({
    audit_id: v.number(),
    actor: v.string(),
    action: v.string(),
    entity: v.string(),
    before: values,
    after: values,
  }),
);

/** A change as the trail of the tried company has it. */
export type Change = v.InferOutput<typeof trail>[number];

type Result = v.InferOutput<typeof result>["result"];

/** Sends mutations with inputs that their declarations ask for. */
export interface Trial {
  readonly preparation: Preparation;
  send(caller: Caller, mutation: Mutation, input: object): Promise<GatewayResponse & { result: Result }>;
  /** An input of the mutation, with everything made that it names. */
  sample(mutation: Mutation): Promise<Record<string, unknown>>;
  /** The changes of the tried company after one of them, the newest first: every table of the business leaves a trace of each. */
  changesAfter(change: number): Promise<readonly Change[]>;
}

export function createTrial(office: BackOffice, people: People): Trial {
  const send: Trial["send"] = async (caller, mutation, input) => {
    const response = await caller.send(documentOf(mutation), mutation.input === null ? {} : { input });
    expect(response.errors, mutation.name).toBeUndefined();
    return { ...response, result: v.parse(result, response.data).result };
  };
  const sample = async ({ name, input }: Mutation, values?: object): Promise<Record<string, unknown>> => {
    if (input === null) return {};
    return inputOf(input, preparation, {
      ...(values ?? (await mutationSamples[name]?.given?.(preparation))),
    });
  };
  const preparation: Preparation = {
    owner: people.owner,
    sellerId: people.sellerId,
    upload: (purpose) =>
      purpose === "IMPORT_FILE"
        ? sendTable(office.url, people.owner, "brand_id,name\r\n,New\r\n")
        : sendPicture(office.url, people.owner, v.parse(purposeRule, purpose)),
    record(type, field) {
      // Others than what a mutation is about belong to the location whose seller tries.
      return type === "Seller" && field !== "id"
        ? Promise.resolve(people.sellerId)
        : preparation.act(`add${type}`);
    },
    async act(name, values) {
      const mutation = mutations.find((one) => one.name === name);
      if (mutation === undefined) throw new Error(`There is no ${name}: give in a sample what it is for.`);
      const { result: done } = await send(people.owner, mutation, await sample(mutation, values));
      expect(done, name).toMatchObject({ __typename: `${typed(name)}Success` });
      return done.record?.id ?? "";
    },
  };
  return {
    preparation,
    send,
    sample,
    async changesAfter(change) {
      const path = "/v1/audit/company_po_id/1?limit=100&action=insert,update,delete";
      return v.parse(trail, await office.read(path)).filter(({ audit_id }) => audit_id > change);
    },
  };
}
