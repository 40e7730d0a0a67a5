import { msg } from "@lingui/core/macro";
import { graphql, readInlineData } from "relay-runtime";
import type { numbers_company$key } from "#/__generated__/numbers_company.graphql";
import { type DateParts, isoDateOf, noDate } from "#/ui/dateParts.ts";
import { optionalText } from "#/form/optionalText.ts";

/** The company's numbers in registers while they are edited. */
export interface NumbersDraft {
  readonly registrationNumber: string;
  readonly registrationDate: DateParts;
  readonly panNumber: string;
}

/** The labels of step 2 (Document 1 §2). */
export const numbersLabels = {
  registrationNumber: msg`Registration number`,
  registrationDate: msg`Registration date`,
  panNumber: msg`PAN number`,
};

/** A calendar date in the parts of its field. */
function partsOf(date: string | null | undefined): DateParts {
  const [year = "", month = "", day = ""] = date?.split("-") ?? [];
  return date ? { day: String(Number(day)), month: String(Number(month)), year } : noDate;
}

/** The numbers as their form begins. */
export function numbersDraft(companyKey: numbers_company$key): NumbersDraft {
  const company = readInlineData(
    graphql`
      fragment numbers_company on Company @inline {
        registrationNumber
        registrationDate
        panNumber
      }
    `,
    companyKey,
  );
  return {
    registrationNumber: company.registrationNumber ?? "",
    registrationDate: partsOf(company.registrationDate),
    panNumber: company.panNumber ?? "",
  };
}

/** The numbers as they are sent. */
export function numbersInput({ registrationNumber, registrationDate, panNumber }: NumbersDraft) {
  return {
    registrationNumber: optionalText(registrationNumber),
    registrationDate: isoDateOf(registrationDate),
    panNumber: optionalText(panNumber),
  };
}
