import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
} from "graphql";
import { expect, test } from "vitest";
import { checkRules } from "../src/graphql/ruleCheck.ts";
import { schema } from "../src/schema.ts";
import { typed } from "./harness/typed.ts";

const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith("__"));
const standardScalars = new Set(["String", "Int", "Float", "Boolean", "ID"]);

function fieldsOf(type: GraphQLNamedType | undefined): GraphQLField<unknown, unknown>[] {
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
}

const nodeTypes = types.filter(
  (type) => isObjectType(type) && type.getInterfaces().some((one) => one.name === "Node"),
);

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

test("each field declares a rule", () => {
  expect(() => checkRules(schema)).not.toThrow();
});

test("everything has a description", () => {
  const silent: string[] = [];
  const check = (name: string, description: string | null | undefined): void => {
    if ((description ?? "").trim().length < 4) silent.push(name);
  };
  for (const type of types) {
    if (standardScalars.has(type.name)) continue;
    check(type.name, type.description);
    for (const field of fieldsOf(type)) {
      check(`${type.name}.${field.name}`, field.description);
      for (const argument of field.args)
        check(`${type.name}.${field.name}(${argument.name})`, argument.description);
    }
    if (isEnumType(type))
      for (const value of type.getValues()) check(`${type.name}.${value.name}`, value.description);
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields()))
        check(`${type.name}.${field.name}`, field.description);
    }
  }
  expect(silent).toEqual([]);
});

/** Connections that are walked from the newest on, with their nodes: counting one would read all of it. */
const uncounted: Readonly<Record<string, string>> = {
  AuditConnection: "AuditEntry",
  SignInConnection: "SignInEvent",
};

test("a connection and its edge have the standard shape and arguments", () => {
  const connections = types.filter((type) => type.name.endsWith("Connection"));
  expect(connections.length).toBeGreaterThanOrEqual(7);
  for (const connection of connections) {
    const node = uncounted[connection.name] ?? connection.name.replace(/Connection$/, "");
    const shape = Object.fromEntries(fieldsOf(connection).map((field) => [field.name, String(field.type)]));
    expect(shape, connection.name).toEqual({
      edges: `[${node}Edge!]!`,
      nodes: `[${node}!]!`,
      pageInfo: "PageInfo!",
      ...(connection.name in uncounted ? {} : { totalCount: "Int!" }),
    });
    const edge = schema.getType(`${node}Edge`);
    const edgeShape = edge
      ? Object.fromEntries(fieldsOf(edge).map((field) => [field.name, String(field.type)]))
      : {};
    expect(edgeShape, `${node}Edge`).toEqual({ cursor: "String!", node: `${node}!` });
  }
  for (const type of types) {
    for (const field of fieldsOf(type)) {
      if (!getNamedType(field.type).name.endsWith("Connection")) continue;
      const coordinate = `${type.name}.${field.name}`;
      expect(isNonNullType(field.type), coordinate).toBe(false);
      const paging = field.args.filter((argument) =>
        ["first", "after", "last", "before", "offset"].includes(argument.name),
      );
      expect(
        paging.map((argument) => `${argument.name}: ${String(argument.type)}`),
        coordinate,
      ).toEqual(
        getNamedType(field.type).name in uncounted
          ? ["first: Int", "after: String"]
          : ["first: Int", "after: String", "last: Int", "before: String", "offset: Int"],
      );
    }
  }
});

test("a mutation is verb and noun, takes one input, and answers a non-null result union", () => {
  for (const mutation of mutations) {
    expect(mutation.name).toMatch(/^[a-z]+[A-Z][A-Za-z]+$/);
    const name = typed(mutation.name);
    expect(String(mutation.type), mutation.name).toBe(`${name}Result!`);
    const inputs = mutation.args.map((argument) => `${argument.name}: ${String(argument.type)}`);
    expect([[], [`input: ${name}Input!`]], mutation.name).toContainEqual(inputs);
    const result = getNamedType(mutation.type);
    if (!isUnionType(result)) throw new Error(`${result.name} is no union`);
    const [success, ...others] = result.getTypes();
    expect(success?.name).toBe(`${name}Success`);
    // A sign-in that goes on with a code has neither succeeded nor failed.
    const errors = others.filter((other) => `${name} ${other.name}` !== "SignIn TwoStepRequired");
    expect(errors.length, mutation.name).toBeGreaterThan(0);
    for (const error of errors) {
      expect(
        error.getInterfaces().map((one) => one.name),
        `${error.name} in ${result.name}`,
      ).toEqual(["Error"]);
    }
  }
});

test("the set of errors is small and closed", () => {
  const errors = types.filter(
    (type) => isObjectType(type) && type.getInterfaces().some((one) => one.name === "Error"),
  );
  expect(errors.map((type) => type.name).toSorted()).toEqual([
    "ConflictError",
    "ForbiddenError",
    "NotFoundError",
    "NotOfferedError",
    "RateLimitedError",
    "UnauthenticatedError",
    "UnavailableError",
    "ValidationError",
  ]);
});

test("a change of records answers with every error that a client has to expect", () => {
  const changing = mutations.filter((mutation) => /^(add|edit)[A-Z]/.test(mutation.name));
  expect(changing.length).toBeGreaterThanOrEqual(4);
  for (const mutation of changing) {
    const result = getNamedType(mutation.type);
    const members = isUnionType(result) ? result.getTypes().map((type) => type.name) : [];
    expect(members.slice(1), mutation.name).toEqual([
      "ValidationError",
      "UnauthenticatedError",
      "ForbiddenError",
      "NotFoundError",
      "ConflictError",
      "RateLimitedError",
      "UnavailableError",
      "NotOfferedError",
    ]);
  }
});

test("an edit says which version of the record it was made to", () => {
  const edits = mutations.filter((mutation) => /^edit[A-Z]/.test(mutation.name));
  expect(edits.length).toBeGreaterThanOrEqual(2);
  const blind = edits.flatMap((mutation) => {
    const input = mutation.args[0] === undefined ? null : getNamedType(mutation.args[0].type);
    const result = getNamedType(mutation.type);
    const [success] = isUnionType(result) ? result.getTypes() : [];
    // The first field of a success is the record that was edited.
    const record = getNamedType(Object.values(success?.getFields() ?? {})[0]?.type);
    const asks = isInputObjectType(input) && String(input.getFields()["version"]?.type) === "String";
    const tells = isObjectType(record) && String(record.getFields()["version"]?.type) === "String!";
    return [
      ...(asks ? [] : [`${String(input)}.version: String`]),
      ...(tells ? [] : [`${String(record)}.version: String!`]),
    ];
  });
  expect(blind).toEqual([]);
});

test("a deletion and a change of status can be bound to the version that was seen", () => {
  const bound = mutations.filter(({ name }) =>
    /^(?:delete|merge|submit|enable|return|disable|close|reopen|suspend)[A-Z]|^activateSeller$/.test(name),
  );
  expect(bound.length).toBeGreaterThanOrEqual(17);
  const blind = bound.filter(({ args }) => {
    const input = args[0] === undefined ? null : getNamedType(args[0].type);
    // Many are each guarded on their own.
    if (isInputObjectType(input) && input.getFields()["ids"] !== undefined) return false;
    return !isInputObjectType(input) || String(input.getFields()["version"]?.type) !== "String";
  });
  expect(blind.map(({ name }) => name)).toEqual([]);
});

/** Nodes that the gateway keeps itself, so they have no id in the service. */
const ownNodes = new Set(["ViewerSession"]);

test("every node has a global id and the service's id under another name", () => {
  expect(nodeTypes.length).toBeGreaterThanOrEqual(8);
  for (const node of nodeTypes) {
    const shape = Object.fromEntries(fieldsOf(node).map((field) => [field.name, String(field.type)]));
    expect(shape["id"], node.name).toBe("ID!");
    expect(shape["databaseId"], node.name).toBe(ownNodes.has(node.name) ? undefined : "String!");
  }
});

/** Nodes without the two instants. */
const timeless: Readonly<Record<string, string>> = {
  ViewerSession: "no record: the gateway keeps it, with `startedAt` and `lastSeenAt`",
};

test("every node says when it was added and when it was last changed", () => {
  const silent = nodeTypes.filter((type) => {
    const shape = new Map(fieldsOf(type).map((field) => [field.name, String(field.type).replace("!", "")]));
    return shape.get("createdAt") !== "DateTime" || shape.get("updatedAt") !== "DateTime";
  });
  expect(silent.map(({ name }) => name)).toEqual(Object.keys(timeless));
});

/** Lists that cannot be ordered otherwise. */
const inOneOrder: Readonly<Record<string, string>> = {
  "Viewer.people": "who is online comes first, which only the gateway knows, and no program sees people",
  "Collection.products": "by place first, which is the collection's and no field of a product",
};

/** The orders that every list of a type has, by the field of its rows that each goes by. */
const orderNames = { createdAt: "CREATED_AT", updatedAt: "UPDATED_AT", name: "NAME", order: "ORDER" };

test("every list of nodes is narrowed and ordered in the same words", () => {
  const lists = types.flatMap((type) =>
    fieldsOf(type)
      .map((field) => ({ field, node: getNamedType(field.type).name.replace(/Connection$/, "") }))
      .filter(({ field, node }) => String(field.type) === `${node}Connection`)
      .filter(({ node }) => nodeTypes.some(({ name }) => name === node))
      .map((list) => ({ ...list, coordinate: `${type.name}.${list.field.name}` })),
  );
  expect(lists.length).toBeGreaterThanOrEqual(14);
  const lacking = lists.flatMap(({ field, node, coordinate }) => {
    const typeOf = (argument: string) => field.args.find(({ name }) => name === argument)?.type;
    const [filter, orderBy] = [schema.getType(`${node}Filter`), schema.getType(`${node}OrderField`)];
    const conditions = isInputObjectType(filter)
      ? Object.values(filter.getFields()).map(({ name, type }) => `${name}: ${String(type)}`)
      : [];
    const orders = isEnumType(orderBy) ? orderBy.getValues().map(({ name }) => name) : [];
    const plain = fieldsOf(nodeTypes.find(({ name }) => name === node)).filter(({ type }) =>
      isLeafType(getNamedType(type)),
    );
    const rowFields = new Set(plain.map(({ name }) => name));
    const wanted = Object.entries(orderNames).filter(([name]) => rowFields.has(name));
    const isOrdered = String(typeOf("orderBy")) === `${node}Order`;
    return [
      ...(String(typeOf("filter")) === `${node}Filter` ? [] : [`${coordinate}(filter)`]),
      ...["ids: [ID!]", "createdSince: DateTime", "updatedSince: DateTime"]
        .filter((condition) => !conditions.includes(condition))
        .map((condition) => `${node}Filter.${condition}`),
      ...(isOrdered || coordinate in inOneOrder ? [] : [`${coordinate}(orderBy)`]),
      ...wanted
        .filter(([, name]) => isOrdered && !orders.includes(name))
        .map(([, name]) => `${node}: ${name}`),
    ];
  });
  expect(lacking).toEqual([]);
});

/** What ends something that has no id: it says how many there were, or whose it was. */
const withoutId = new Set(["endStaffSessions", "endDeliveryLink"]);

test("whatever removes something says the id it had", () => {
  const removals = mutations.filter(
    ({ name }) => /^(delete|remove|revoke|merge|end)[A-Z]/.test(name) && !withoutId.has(name),
  );
  expect(removals.length).toBeGreaterThanOrEqual(12);
  const silent = removals.filter(({ name }) => {
    // Products leave a collection and stay: no record goes.
    if (name === "removeCollectionProducts") return false;
    const success = schema.getType(`${typed(name)}Success`);
    if (!isObjectType(success)) return true;
    const { deletedId, deletedIds } = success.getFields();
    return String(deletedId?.type) !== "ID!" && String(deletedIds?.type) !== "[ID!]!";
  });
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test("a scalar says where it is specified", () => {
  const silent = types.filter(
    (type) => isScalarType(type) && !standardScalars.has(type.name) && !type.specifiedByURL,
  );
  expect(silent.map((type) => type.name)).toEqual([]);
});

test("the spelling of the service and floats do not get into the schema", () => {
  for (const type of types) {
    expect(type.name).not.toMatch(/OrError$|varient|_/i);
    for (const field of fieldsOf(type)) {
      expect(field.name).not.toMatch(/varient|_/i);
      expect(getNamedType(field.type).name, `${type.name}.${field.name}`).not.toBe("Float");
    }
  }
});
