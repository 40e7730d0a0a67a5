import type { InputFieldMap, InputRef } from "@pothos/core";
import * as v from "valibot";
import type { Permission } from "../access/permission.ts";
import { allows } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { builder, type BuilderTypes } from "../graphql/builder.ts";
import { type ListOrder, orderName } from "../graphql/listOrder.ts";
import type { ListQuery } from "../graphql/listPage.ts";
import { readSearch } from "../graphql/search.ts";
import type { GivenOrder } from "../graphql/orderInput.ts";

/** What a list takes that has a filter, a search and an order. */
export interface ListGiven<Filter, Name extends string> {
  readonly search?: string | null | undefined;
  readonly filter?: Filter | null | undefined;
  readonly orderBy?: GivenOrder<Name> | null | undefined;
}

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<BuilderTypes, "InputObject">;

/** Which of the service's lists it is, and what of it; null when nothing can match. */
export interface WantedList {
  readonly list: string;
  readonly query: ListQuery;
}

/** A list of the schema that can be written into a file. */
export interface ExportedList {
  /** What its kind of job is called behind `EXPORT_`. */
  readonly kind: string;
  /** What the job does: writes "brands" into a file. */
  readonly what: string;
  /** What the service calls it. */
  readonly names: readonly string[];
  /** What its file asks for, of everybody. */
  readonly asksFor: Permission | null;
  /** What is said of it in the schema. */
  readonly description: string;
  readonly input: InputRef<object>;
  /** Whether the user may read it at all: asked when its file is begun, and whenever the file is read. */
  mayRead(user: SessionUser): boolean;
  /** Whether the user may have this much of it. */
  mayHave(user: SessionUser, given: object): boolean;
  wanted(user: SessionUser, given: object): WantedList | null;
}

interface DeclaredList<Given extends object> extends Omit<
  ExportedList,
  "asksFor" | "mayRead" | "mayHave" | "wanted"
> {
  readonly asksFor?: Permission;
  /** Where it is not the permission alone that decides. */
  readonly mayRead?: (user: SessionUser) => boolean;
  readonly mayHave?: (user: SessionUser, given: Given) => boolean;
  readonly wanted: (user: SessionUser, given: Given) => WantedList | null;
}

/** Declares a list that can be exported; its input was checked by the schema when it comes here. */
export function exportedList<Given extends object>(declared: DeclaredList<Given>): ExportedList {
  const {
    asksFor = null,
    mayRead = (user) => asksFor === null || allows(user, asksFor),
    mayHave = () => true,
    wanted,
    ...rest
  } = declared;
  const given = v.custom<Given>((value) => typeof value === "object" && value !== null);
  return {
    ...rest,
    asksFor,
    mayRead,
    mayHave: (user, value) => mayHave(user, v.parse(given, value)),
    wanted: (user, value) => wanted(user, v.parse(given, value)),
  };
}

interface ListInput {
  readonly typeName: string;
  /** The field of the viewer that it is like. */
  readonly like: string;
  readonly filter: InputRef<object>;
  readonly orders: { readonly input: InputRef<object> };
}

/** Makes `<Type>ListInput`: what the list on the screen takes, without its pages. */
export function listInput(
  { typeName, like, filter, orders }: ListInput,
  more: (t: InputBuilder) => InputFieldMap = () => ({}),
): InputRef<object> {
  return builder.inputType(`${typeName}ListInput`, {
    description: `What \`Viewer.${like}\` takes, without its pages.`,
    fields: (t) => ({
      ...more(t),
      search: t.string({ description: "As the list's own." }),
      filter: t.field({ type: filter, description: "As the list's own." }),
      orderBy: t.field({ type: orders.input, description: "As the list's own." }),
    }),
  });
}

/** The parameters of a list. */
export function queryOf<Row>(
  conditions: ListQuery,
  order: ListOrder<Row>,
  search: string | null | undefined,
): ListQuery {
  return { ...conditions, q: readSearch(search), sort: orderName(order) };
}
