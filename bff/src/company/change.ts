import type { InputRef } from "@pothos/core";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { type InputWarning, InputWarningType } from "../graphql/inputWarning.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { taxNumberWarnings } from "../taxNumber/warnings.ts";
import { inputPaths } from "./inputPaths.ts";
import type { Company } from "./record.ts";
import { CompanyType } from "./type.ts";

type TaxNumber = "panNumber" | "gstinNumber";

interface CompanyMutation {
  /** The field's name, for example `editCompanyMedia`. */
  readonly name: string;
  readonly description: string;
  readonly input: InputRef<object>;
  readonly run: (raw: unknown, context: Context) => Promise<Company>;
  /** The tax numbers of the input; the success says what looks wrong about them (decision D-38). */
  readonly taxNumbers?: readonly TaxNumber[];
}

function warningsOf(company: Company, taxNumbers: readonly TaxNumber[]): InputWarning[] {
  const { panNumber, gstinNumber, billing } = company;
  const { provinceCode } = billing.address;
  return taxNumberWarnings({ panNumber, gstinNumber, provinceCode }).filter(({ path }) =>
    taxNumbers.some((name) => name === path[0]),
  );
}

/** Declares a mutation that changes the viewer's company and answers with it. All of them ask for `COMPANY_UPDATE`. */
export function companyMutation({ name, description, input, run, taxNumbers }: CompanyMutation): void {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const success = builder.objectRef<{ company: Company }>(`${type}Success`).implement({
    description: "It was saved.",
    fields: (t) => ({
      company: t.expose("company", {
        type: CompanyType,
        description: "The company, as the service keeps it now.",
      }),
      ...(taxNumbers && {
        warnings: t.field({
          type: [InputWarningType],
          description: "What looks wrong about the tax numbers and was saved all the same.",
          resolve: ({ company }) => warningsOf(company, taxNumbers),
        }),
      }),
    }),
  });
  builder.mutationField(name, (t) =>
    t.field({
      type: resultUnion(type, success, changeErrors),
      description: `${description} Asks for \`COMPANY_UPDATE\`.`,
      authScopes: { may: "COMPANY_UPDATE" },
      args: { input: t.arg({ type: input, required: true, description: "What to save." }) },
      resolve: (_root, args, context) =>
        withExpectedErrors(inputPaths, async () => ({ company: await run(args.input, context) })),
    }),
  );
}
