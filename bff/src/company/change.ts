import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import type { InputFields, ValuesOf } from "../graphql/inputFields.ts";
import { type InputWarning, InputWarningType } from "../graphql/inputWarning.ts";
import { taxNumberWarnings } from "../taxNumber/warnings.ts";
import type { Company } from "./record.ts";
import { CompanyType } from "./type.ts";

type TaxNumber = "panNumber" | "gstinNumber";

interface CompanyMutation<Fields extends InputFields> {
  /** The field's name, for example `editCompanyMedia`. */
  readonly name: string;
  readonly description: string;
  readonly input: { readonly description: string; readonly fields: Fields };
  readonly run: (values: ValuesOf<Fields>, context: Context) => Promise<Company>;
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
export function companyMutation<const Fields extends InputFields>({
  input,
  run,
  taxNumbers,
  ...mutation
}: CompanyMutation<Fields>): void {
  changeMutation({
    ...mutation,
    permission: "COMPANY_UPDATE",
    input: { ...input, argument: "What to save." },
    run: async (values, context) => ({ company: await run(values, context) }),
    success: {
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
    },
  });
}
