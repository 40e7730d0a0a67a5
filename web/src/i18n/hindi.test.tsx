import { render, screen } from "@testing-library/react";
import { Button } from "react-aria-components/Button";
import { dictionary } from "react-aria-components/i18n";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Input } from "react-aria-components/Input";
import { SearchField } from "react-aria-components/SearchField";
import * as v from "valibot";
import { expect, test } from "vitest";
import { ariaWords } from "./hindi.ts";

const say = (key: string, args: Record<string, string | number | boolean>) => {
  const words = ariaWords[key];
  return typeof words === "function" ? words(args) : words;
};

/** Colours and previews, which no screen has. */
const unused = /color|previewtrigger/i;

test("React Aria has a Hindi word for whatever it says on our screens", () => {
  const english = v.parse(
    v.record(v.string(), v.record(v.string(), v.unknown())),
    dictionary.getStringsForLocale("en-US"),
  );
  const keys = Object.entries(english)
    .filter(([name]) => !unused.test(name))
    .flatMap(([, words]) => Object.keys(words))
    .filter((key) => !unused.test(key));
  expect(keys.length).toBeGreaterThan(80);
  expect(keys.filter((key) => !/[\u0900-\u097f]/.test(say(key, { isSelected: true }) ?? ""))).toEqual([]);
});

test("its words follow the page's language, there and back", () => {
  const field = (locale: string) => (
    <I18nProvider locale={locale}>
      <SearchField aria-label="A field">
        <Input />
        <Button>×</Button>
      </SearchField>
    </I18nProvider>
  );
  const name = () => screen.getByRole("button").getAttribute("aria-label");
  const { rerender } = render(field("en-IN"));
  expect(name()).toBe("Clear search");
  rerender(field("hi-IN"));
  expect(name()).toBe("खोज साफ़ करें");
  rerender(field("ar-AE"));
  expect(name()).toBe("مسح البحث");
  rerender(field("en-IN"));
  expect(name()).toBe("Clear search");
});

test("a number in them is counted in Hindi", () => {
  expect(say("countAnnouncement", { optionCount: 1 })).toBe("1 विकल्प उपलब्ध है।");
  expect(say("countAnnouncement", { optionCount: 120_000 })).toBe("1,20,000 विकल्प उपलब्ध हैं।");
  expect(say("focusAnnouncement", { optionText: "भारत", isSelected: true })).toBe("भारत, चुना हुआ");
});
