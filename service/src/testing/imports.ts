import { expect } from "vitest";
import * as v from "valibot";
import { importRecord, importRowRecord } from "../import/record.ts";
import type { TestService } from "./engines.ts";
import { fileOf } from "./jobFile.ts";

type Service = Pick<TestService, "call">;

/** The long form of a test waits longer, and asks seldom: a job lets those who ask go first. */
const patience =
  process.env["IMPORT_ROWS"] === undefined ? { timeout: 60_000 } : { timeout: 1_500_000, interval: 2_000 };

interface Who {
  readonly company_po_id: number;
  readonly user_po_id?: number;
  readonly user_seller_id?: number;
  readonly kind: string;
  /** The token that asks. */
  readonly via?: string;
  /** Empty for lines of JSON. */
  readonly delimiter?: string;
}

/** Begins an import and sends all of its rows, which begin with row 2. @returns the job's id */
export async function startImport(
  { call }: Service,
  who: Who,
  columns: readonly string[],
  rows: readonly (readonly (string | null)[])[],
): Promise<number> {
  const { body } = await call("POST /v1/companyImport", {
    delimiter: "COMMA",
    ...who,
    source: "upload",
    columns,
    total: rows.length,
  });
  const { job } = v.parse(importRecord, body);
  for (let from = 0; from < rows.length; from += 500) {
    const part = rows.slice(from, from + 500).map((cells, index) => ({ row_no: from + index + 2, cells }));
    const sent = await call(`POST /v1/companyImport/rows/${job.job_id}`, { rows: part });
    expect(sent.status).toBe(200);
  }
  return job.job_id;
}

export async function importOf({ call }: Service, job: number): Promise<v.InferOutput<typeof importRecord>> {
  return v.parse(importRecord, (await call(`GET /v1/companyImport/${job}`)).body);
}

/** Says which column is what. */
export const mapped = ({ call }: Service, job: number, mapping: readonly object[], more: object = {}) =>
  call(`PUT /v1/companyImport/mapping/${job}`, { mapping, ...more });

/** Has all rows checked, with what was suggested unless told, and waits for that. */
export async function checked(
  service: Service,
  job: number,
  mapping?: readonly object[],
  more: object = {},
): Promise<v.InferOutput<typeof importRecord>> {
  const chosen = mapping ?? (await importOf(service, job)).mapping;
  expect(await mapped(service, job, chosen, more)).toMatchObject({ status: 200 });
  await expect.poll(async () => (await importOf(service, job)).job.job_state, patience).toBe("ready");
  return importOf(service, job);
}

/** Does what was checked, and waits for that. */
export async function ran(service: Service, job: number): Promise<v.InferOutput<typeof importRecord>> {
  expect(await service.call(`PUT /v1/companyImport/run/${job}`, {})).toMatchObject({ status: 200 });
  await expect.poll(async () => (await importOf(service, job)).job.job_state, patience).toBe("done");
  return importOf(service, job);
}

/** All of it, from the rows to the end. */
export async function imported(
  service: Service,
  who: Who,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<v.InferOutput<typeof importRecord>> {
  const job = await startImport(service, who, columns, rows);
  await checked(service, job);
  return ran(service, job);
}

export async function rowsOf({ call }: Service, job: number) {
  const { body } = await call(`GET /v1/companyImportRow/job_id/${job}`);
  return v.parse(v.array(importRowRecord), body);
}

/** The file of the rows that were refused. */
export const refusedFile = (service: Service, job: number): Promise<string> => fileOf(service, job);
