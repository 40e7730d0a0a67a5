import type { FieldMap } from "@pothos/core";
import type { Permission } from "../access/permission.ts";
import { builder, type BuilderTypes } from "./builder.ts";
import type { Context } from "./context.ts";
import { type InputPaths, withExpectedErrors } from "./expectedErrors.ts";
import {
  type InputFields,
  inputPaths,
  inputRule,
  inputType,
  type RulesOf,
  type ValuesOf,
} from "./inputFields.ts";
import { changeErrors, type ErrorClass, type OtherClass, resultUnion } from "./resultUnion.ts";
import { validate } from "./validate.ts";
import { notePermission } from "./viewerMay.ts";

/** The fields of a success type. */
export type SuccessFields<Success> = (
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Success>,
) => FieldMap;

/** Who may use a mutation that asks for no permission. */
export type Scope =
  | { readonly anyone: true }
  | { readonly inPerson: true }
  | { readonly restricted: true }
  | { readonly signedIn: true }
  | { readonly delivering: true };

/** A mutation. */
export interface ChangeMutation<Fields extends InputFields, Success extends object> {
  /** The field's name, verb and noun: `editBrand`. Its types are named after it. */
  readonly name: string;
  /** What it does, in whole sentences; which permission it asks for is added. */
  readonly description: string;
  readonly permission: Permission | Scope;
  /** What can go wrong, where that is less than with any change of a record. */
  readonly errors?: readonly ErrorClass[];
  /** What else it may answer with, thrown like an error, that is none. */
  readonly otherwise?: readonly OtherClass[];
  readonly input?: {
    readonly description: string;
    /** What the argument says of it. */
    readonly argument: string;
    readonly fields: Fields;
    /** Rules of this one input instead of those of its fields, where what one must be depends on another. */
    readonly rulesFor?: (
      raw: Readonly<Record<string, unknown>>,
      context: Context,
    ) => RulesOf<NoInfer<Fields>>;
  };
  /** Names of the service beside those of the fields, and where they stand in the input. */
  readonly paths?: InputPaths;
  /** Runs with checked values once the caller's permission has been checked. Stands before `success`, which it types. */
  run(values: ValuesOf<Fields>, context: Context): Promise<Success>;
  readonly success: { readonly description: string; readonly fields: SuccessFields<Success> };
}

/** The arguments of a mutation. */
interface GivenInput {
  readonly input?: Readonly<Record<string, unknown>>;
}

/**
 * Declares `name(input: NameInput!): NameResult!`, or without an input `name: NameResult!`, with the success type and the
 * errors that it may have.
 */
export function changeMutation<const Fields extends InputFields, Success extends object>(
  mutation: ChangeMutation<Fields, Success>,
): void;
export function changeMutation(mutation: ChangeMutation<InputFields, object>): void {
  const { name, description, permission, errors = changeErrors, otherwise = [], input, success } = mutation;
  const fields = input?.fields ?? {};
  if (typeof permission === "string") notePermission(name, permission);
  const paths = { ...inputPaths(fields), ...mutation.paths };
  const ruleFor = inputRule(fields);
  const typeName = name.charAt(0).toUpperCase() + name.slice(1);
  const inputRef = input && inputType(`${typeName}Input`, input.description, fields);
  const successRef = builder.objectRef<object>(`${typeName}Success`).implement(success);
  builder.mutationField(name, (t) =>
    t.field({
      type: resultUnion(typeName, successRef, errors, otherwise),
      description:
        typeof permission === "string" ? `${description} Asks for \`${permission}\`.` : description,
      authScopes: typeof permission === "string" ? { may: permission } : permission,
      args: inputRef ? { input: t.arg({ type: inputRef, required: true, description: input.argument }) } : {},
      resolve: (_root, { input: raw = {} }: GivenInput, context) =>
        withExpectedErrors(context.rest, paths, () => {
          const rule = ruleFor(context.installation, input?.rulesFor?.(raw, context));
          return mutation.run(validate(rule, raw), context);
        }),
    }),
  );
}
