import { getOperationAST, getVariableValues, Kind, OperationTypeNode } from "graphql";
import type { DocumentNode, ExecutionArgs, FragmentDefinitionNode, GraphQLSchema } from "graphql";
import type { MaybePromise } from "../../maybePromise.ts";
import { conditionVariables } from "./askedFields.ts";
import { RecordTexts } from "./recordTexts.ts";
import { objectWriter } from "./textPlan.ts";
import { TextRun } from "./textRun.ts";
import type { Writer } from "./writers.ts";

/** Runs a query and gives its data as JSON text; null when another executor has to. Never throws or rejects. */
export type TextExecution = (args: Omit<ExecutionArgs, "schema">) => MaybePromise<string | null>;

/** Plans of one operation: one for each decision of its conditions. */
interface Plans {
  readonly conditions: readonly string[];
  readonly byDecision: Map<string, Writer | null>;
}

/** Conditions are few; more decisions than this are not worth the memory. */
const mostDecisions = 16;

const root: object = {};

/**
 * Compiles a query to what writes its response as text, field by field. The text of a record's own fields is remembered
 * with the record, and the next one who asks the same of it gets the very text, as long as the service says that the
 * record has not changed. Whatever is not plain data (an error, a null where none may be, a union) is left to the
 * general executor, which runs the query again: it only reads, and what it has read is known by then. `textCharacters`
 * bounds what is remembered.
 */
export function createTextExecution(schema: GraphQLSchema, textCharacters: number): TextExecution {
  const texts = new RecordTexts(textCharacters);
  const plansByDocument = new WeakMap<DocumentNode, Map<string, Plans>>();

  const plansOf = (document: DocumentNode, name: string): Plans => {
    let byName = plansByDocument.get(document);
    if (byName === undefined) {
      byName = new Map();
      plansByDocument.set(document, byName);
    }
    let plans = byName.get(name);
    if (plans === undefined) {
      plans = { conditions: conditionVariables(document), byDecision: new Map() };
      byName.set(name, plans);
    }
    return plans;
  };

  function compile(
    document: DocumentNode,
    operationName: string | null | undefined,
    variables: Readonly<Record<string, unknown>>,
  ): Writer | null {
    const operation = getOperationAST(document, operationName);
    const type = schema.getQueryType();
    if (operation?.operation !== OperationTypeNode.QUERY || !type) return null;
    const fragments: Record<string, FragmentDefinitionNode> = {};
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
    }
    let fields = 0;
    const countField = (): number => fields++;
    try {
      return objectWriter(type, [operation.selectionSet], {
        schema,
        fragments,
        variables,
        operation,
        texts,
        countField,
      });
    } catch {
      return null;
    }
  }

  return ({ document, operationName, variableValues, contextValue }) => {
    const operation = getOperationAST(document, operationName);
    if (!operation) return null;
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variableValues ?? {});
    if (coerced === undefined) return null;
    const { conditions, byDecision } = plansOf(document, operationName ?? "");
    const decision = conditions.map((name) => String(coerced[name])).join();
    let plan = byDecision.get(decision);
    if (plan === undefined) {
      if (byDecision.size >= mostDecisions) return null;
      plan = compile(document, operationName, coerced);
      byDecision.set(decision, plan);
    }
    if (plan === null) return null;
    const { write } = plan;
    const run = new TextRun(contextValue, coerced);
    return run.write((buffer) => write(root, run, buffer));
  };
}
