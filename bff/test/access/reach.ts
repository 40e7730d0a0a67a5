import { getNamedType, isLeafType, isObjectType, isUnionType, type GraphQLSchema } from "graphql";
import * as v from "valibot";
import type { GatewayResponse } from "../harness/response.ts";
import { fieldOf, frame, type Question } from "./questions.ts";

const refusal = v.looseObject({
  message: v.string(),
  path: v.array(v.union([v.string(), v.number()])),
  extensions: v.looseObject({ code: v.literal("FORBIDDEN") }),
});

/** What one caller got to see. */
export class Reach {
  /** Every field, as `Type.field`. */
  readonly fields = new Set<string>();
  /**
   * The same by place: what is no record of its own stands below the field it was found in, `Seller.administrator.phone`.
   */
  readonly places = new Set<string>();
  readonly #schema: GraphQLSchema;

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** Notes every field of an object that has a value, `place` being where it was found; says whether there was one. */
  note(value: unknown, place: string): boolean {
    if (Array.isArray(value)) return value.map((one) => this.note(one, place)).includes(true);
    const object: Readonly<Record<string, unknown>> = { ...Object(value) };
    const type = this.#schema.getType(String(object["__typename"]));
    if (!isObjectType(type)) return false;
    const isFrame = frame.test(type.name);
    const isRecord = type.getInterfaces().some(({ name }) => name === "Node") || place === "";
    let isAny = false;
    for (const [key, found] of Object.entries(object)) {
      const field = type.getFields()[fieldOf(key)];
      if (field === undefined || found === null) continue;
      const here = isFrame ? place : `${isRecord ? type.name : place}.${field.name}`;
      const isPlain = isLeafType(getNamedType(field.type));
      const isShown = isPlain ? !(Array.isArray(found) && found.length === 0) : this.note(found, here);
      if (!isShown || (isPlain && isFrame)) continue;
      isAny = true;
      if (isFrame) continue;
      this.fields.add(`${type.name}.${field.name}`);
      this.places.add(here);
    }
    return isAny;
  }

  /**
   * Asks, again without what is refused, until nothing is. `node` is the type that an id of the question names. Throws
   * for any other error.
   */
  async ask(
    root: "Query" | "Mutation",
    question: Question,
    send: (document: string) => Promise<GatewayResponse>,
    node = "",
  ): Promise<GatewayResponse> {
    const refused = new Set<string>();
    for (;;) {
      const response = await send(question(refused));
      const before = refused.size;
      for (const error of response.errors ?? []) {
        const read = v.safeParse(refusal, error);
        if (!read.success) throw new Error(response.text);
        refused.add(this.#coordinate(root, read.output.path, node));
      }
      if (refused.size === before) {
        if (response.errors !== undefined || response.status !== 200) throw new Error(response.text);
        this.note({ __typename: root, ...Object(response.data) }, "");
        return response;
      }
    }
  }

  /** The field in which a path ends. */
  #coordinate(root: string, path: readonly (string | number)[], node: string): string {
    let type = root;
    let coordinate = "";
    for (const name of path.filter((part) => typeof part === "string").map(fieldOf)) {
      const owner = this.#schema.getType(type);
      // Of a union, only one member has a field that leads to records; `Node` is the one that was asked for.
      const members = isUnionType(owner) ? owner.getTypes() : [owner, this.#schema.getType(node)];
      const holder = members.filter(isObjectType).find((one) => one.getFields()[name] !== undefined);
      if (holder === undefined) throw new Error(`There is no ${name} in ${type}.`);
      coordinate = `${holder.name}.${name}`;
      type = getNamedType(holder.getFields()[name]?.type)?.name ?? "";
    }
    return coordinate;
  }
}
