import { render, screen } from "@testing-library/react";
import { I18nProvider } from "@lingui/react";
import { i18n } from "@lingui/core";
import { I18nProvider as LocaleProvider } from "react-aria-components/I18nProvider";
import { expect, test } from "vitest";
import { speakEnglish } from "../../../test/speakEnglish.ts";
import { LimitFields } from "./LimitFields.tsx";

test.each([
  [1500.5, "1,500.50"],
  [250, "250.00"],
])("the monthly minimum %f shows its paise: %s", (monthlyPurchaseMinimum, shown) => {
  speakEnglish();
  render(
    <I18nProvider i18n={i18n}>
      <LocaleProvider locale="en-IN">
        <LimitFields
          draft={{ passwordRenewalDays: 90, monthlyPurchaseMinimum, maximumProducts: 500 }}
          onChange={() => undefined}
        />
      </LocaleProvider>
    </I18nProvider>,
  );
  expect(screen.getByLabelText("Monthly purchase minimum")).toHaveProperty("value", shown);
  expect(screen.getByLabelText("Maximum products")).toHaveProperty("value", "500");
});
