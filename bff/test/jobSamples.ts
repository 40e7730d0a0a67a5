import * as v from "valibot";
import { vi } from "vitest";
import type { Caller } from "./harness/backOffice.ts";

const over = v.object({ node: v.object({ state: v.literal("DONE") }) });
const started = v.object({ result: v.object({ job: v.object({ id: v.string() }) }) });

/** Exports the brands and waits until that is done, because a job that runs changes by itself. @returns the job's id */
export async function addJob(caller: Caller): Promise<string> {
  const { data } = await caller.send(
    `mutation ($input: StartExportInput!) { result: startExport(input: $input) {
      ... on StartExportSuccess { job { id } } ... on Error { message } } }`,
    { input: { list: "BRANDS" } },
  );
  const { id } = v.parse(started, data).result.job;
  const document = "query ($id: ID!) { node(id: $id) { ... on Job { state } } }";
  await vi.waitUntil(async () => v.is(over, (await caller.send(document, { id })).data), { timeout: 10_000 });
  return id;
}
