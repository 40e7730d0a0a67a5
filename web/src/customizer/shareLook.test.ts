import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseLook, chosenLook, resetLook } from "./chosenLook.ts";
import { defaultLook, type Look } from "./look.ts";
import { shareLook } from "./shareLook.ts";

const dark: Look = { ...defaultLook, palette: "color-3", mix: "dark-only" };
let end = () => undefined as void;

beforeEach(() => {
  resetLook();
  localStorage.clear();
});
afterEach(() => end());

/** An account that answers when told, with what it was sent so far. */
function account(look: Look | null, person = "owner@verdant.test") {
  const sent: Look[] = [];
  const answers: ((isAnswered: boolean) => void)[] = [];
  const save = (wanted: Look) => {
    sent.push(wanted);
    return new Promise<boolean>((resolve) => answers.push(resolve));
  };
  end = shareLook({ person, look, save });
  const answer = async (isAnswered = true) => {
    answers.shift()?.(isAnswered);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { sent, answer };
}

test("the account's look comes to this browser, and is not sent back", () => {
  const { sent } = account(dark);
  expect(chosenLook()).toEqual(dark);
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  expect(localStorage.getItem("color")).toBe("color-3");
  expect(sent).toEqual([]);
});

test("an account without a look leaves this browser's alone", () => {
  chooseLook({ palette: "color-2" });
  const { sent } = account(null);
  expect(chosenLook().palette).toBe("color-2");
  expect(sent).toEqual([]);
});

test("a choice is sent whole, and of those made meanwhile only the last", async () => {
  const { sent, answer } = account(dark);
  chooseLook({ palette: "color-4" });
  chooseLook({ palette: "color-5" });
  chooseLook({ palette: "color-6" });
  expect(sent).toEqual([{ ...dark, palette: "color-4" }]);
  await answer();
  expect(sent).toEqual([
    { ...dark, palette: "color-4" },
    { ...dark, palette: "color-6" },
  ]);
  await answer();
  expect(sent.length).toBe(2);
});

test("a choice that was not saved is not undone by the account, but saved at the next visit", async () => {
  const first = account(dark);
  chooseLook({ mix: "light-only" });
  await first.answer(false);
  end();
  const second = account(dark);
  expect(chosenLook().mix).toBe("light-only");
  expect(second.sent).toEqual([{ ...dark, mix: "light-only" }]);
  await second.answer();
  end();
  account(dark);
  expect(chosenLook()).toEqual(dark);
});

test("what one person could not save never becomes another's", () => {
  account(dark);
  chooseLook({ palette: "color-6" });
  end();
  const { sent } = account({ ...defaultLook, palette: "color-2" }, "seller@verdant.test");
  expect(chosenLook().palette).toBe("color-2");
  expect(sent).toEqual([]);
});
