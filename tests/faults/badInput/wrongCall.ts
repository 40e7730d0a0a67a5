import type { Call } from "../../contract/http/client.ts";
import type { KnownValues } from "./knownValues.ts";

/** A call that must be refused. */
export interface WrongCall extends Call {
  /** What is wrong with it, for the report. */
  readonly wrong: string;
  /** The field that the error must name. */
  readonly field?: string;
  /** A read may also answer that there is nothing. */
  readonly mayBeEmpty?: boolean;
}

/** What the wrong calls are made from. */
export interface Material {
  readonly known: KnownValues;
  /** Records of another company, by the field that must not name them. */
  readonly foreign: KnownValues;
}

/** Whether a name is that of an identity: countries are known by letters, everything else by digits. */
export const isIdentity = (name: string) => /(^|_)id$/.test(name) && name !== "country_id";
