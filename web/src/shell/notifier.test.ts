import { afterEach, expect, test } from "vitest";
import { toastQueue } from "#/ui/toastQueue.ts";
import { leavePage, notifier } from "./notifier.ts";
import { eventually } from "../../test/eventually.ts";

const said = () => toastQueue.visibleToasts.map(({ content }) => content.title).toSorted();
const shown = (...titles: readonly string[]) => eventually(() => expect(said()).toEqual(titles));

afterEach(() => toastQueue.clear());

test("a failure goes with its page, not with a turn of its table; what can be undone stays", async () => {
  window.location.hash = "#/master/ViewCategory1?page=1";
  notifier.failure("Not moved");
  notifier.offer({ title: "Kitchen deleted", label: "Undo", onAccept: () => {}, onGone: () => {} });
  await shown("Kitchen deleted", "Not moved");
  leavePage("/master/ViewCategory1?page=2");
  await shown("Kitchen deleted", "Not moved");
  leavePage("/master/ViewBanner");
  await shown("Kitchen deleted");
});

test("an offer of its page goes with it, and then leads back no more", async () => {
  window.location.hash = "#/auth/SignupProcess?val=4&tab=banners";
  const gone: string[] = [];
  notifier.offer({
    title: "24 categories are added",
    label: "Undo",
    isOfPage: true,
    onAccept: () => {},
    onGone: () => gone.push("gone"),
  });
  await shown("24 categories are added");
  leavePage("/auth/SignupProcess?val=4&tab=collections");
  await shown("24 categories are added");
  expect(gone).toEqual([]);
  leavePage("/master/ViewSeller");
  await shown();
  expect(gone).toEqual(["gone"]);
});

test("the steps of one address are pages, and a failure that is said on arrival stays", async () => {
  window.location.hash = "#/master/AddProduct?val=1";
  notifier.failure("Said at step 1");
  window.location.hash = "#/master/AddProduct?val=2";
  notifier.failure("Said at step 2");
  await shown("Said at step 1", "Said at step 2");
  leavePage("/master/AddProduct?val=2");
  await shown("Said at step 2");
});

test("a failure goes when its cause is tried again, and another's stays", async () => {
  const [move, copy] = [{}, {}];
  notifier.failure("Not moved", move);
  notifier.failure("Not copied", copy);
  await shown("Not copied", "Not moved");
  notifier.again(move);
  await shown("Not copied");
});
