import type { InputRef } from "@pothos/core";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { inputPaths } from "./inputPaths.ts";
import type { Company } from "./record.ts";
import { CompanyType } from "./type.ts";

interface CompanyMutation {
  /** The field's name, for example `editCompanyMedia`. */
  readonly name: string;
  readonly description: string;
  readonly input: InputRef<object>;
  readonly run: (raw: unknown, context: Context) => Promise<Company>;
}

/** Declares a mutation that changes the viewer's company and answers with it. All of them ask for `COMPANY_UPDATE`. */
export function companyMutation({ name, description, input, run }: CompanyMutation): void {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const success = builder.objectRef<{ company: Company }>(`${type}Success`).implement({
    description: "It was saved.",
    fields: (t) => ({
      company: t.expose("company", {
        type: CompanyType,
        description: "The company, as the service keeps it now.",
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
