import { type Expression, type RawBuilder, sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { oneOf } from "../http/listing.ts";
import type { ListRule } from "../http/listQuery.ts";
import type { RunningJob } from "../job/kind.ts";
import type { CellKind } from "./csv.ts";

/** The columns of a file by their names, from left to right: the field of the record and what it holds. */
export type Columns = Readonly<Record<string, readonly [field: string, kind: CellKind]>>;

/** Ids of other records, in a line of JSON alone: the field of the record, and the type that the schema has of it. */
type References = Readonly<Record<string, readonly [field: string, type: string]>>;

/** Whose records somebody gets: of the company, or of the location that they act for. */
export type Whose = Pick<RunningJob, "companyId" | "sellerId">;

/** How records stand in a line of JSON. */
interface Line {
  /** What the schema calls such a record, and the field that has its id. */
  readonly node: readonly [type: string, field: string];
  readonly references?: References;
}

/** Records that are part of those of a list: they stand within its lines of JSON, or have a file of their own. */
export interface Part extends Line {
  records(db: Connection): Expression<unknown>;
  /** The field that names what they are part of; it is called the same there. */
  readonly by: string;
  readonly order: string;
  readonly columns: Columns;
}

/** A list that can be exported: all there is to say of its file. */
export interface ExportedList extends Line {
  /** Its name in `kind` and in the call, for example `brand`. */
  readonly name: string;
  readonly rule: ListRule;
  /** The records as the list shows them, with the columns of the file, which name nothing that is not for whoever gets it. */
  records(db: Connection, whose: Whose): Expression<unknown>;
  /** Which of the records somebody may have. */
  scope(whose: Whose): RawBuilder<unknown>;
  /** The permission that whoever has it written must still have at each step. */
  readonly asksFor?: string;
  /** The same of the company's people alone, who get the records of all locations. */
  readonly asksForAll?: string;
  /**
   * Null where what a reader may see of a record is the gateway's to say: then each is a line of JSON as its list answers it,
   * and the gateway makes the file of them.
   */
  readonly columns: Columns | null;
  /** By their names in a line of JSON. */
  readonly parts?: Readonly<Record<string, Part>>;
  /** The name of the parts of which each has a row in the file, behind the columns of what it is part of. */
  readonly rowsOf?: string;
}

const ofCompany = ({ companyId }: Whose) => oneOf("company_po_id", [companyId]);

/** What the company and all of its locations share. */
export const shared = ofCompany;

/** What is a location's: its people get their own. */
export const ofLocation = (whose: Whose): RawBuilder<unknown> =>
  whose.sellerId === null
    ? ofCompany(whose)
    : sql`${ofCompany(whose)} and ${oneOf("seller_id", [whose.sellerId])}`;

/** What is the company's alone. */
export const ofCompanyAlone = (whose: Whose): RawBuilder<unknown> =>
  whose.sellerId === null ? ofCompany(whose) : sql`false`;

/** When a record was made and changed. */
export const times = {
  created_at: ["created_at", "time"],
  changed_at: ["updated_at", "time"],
} as const satisfies Columns;

/** Where something is. */
export const address = {
  address_line_1: ["addressline1", "text"],
  address_line_2: ["addressline2", "text"],
  street_number: ["street_no", "text"],
  street: ["street_name", "text"],
  area: ["area_name", "text"],
  region: ["region_name", "text"],
  zip: ["zip", "text"],
  state: ["stateshort", "text"],
} as const satisfies Columns;
