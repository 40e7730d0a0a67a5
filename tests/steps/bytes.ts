import { join } from "node:path";
import { BuiltScripts } from "./builtScripts.ts";
import { check, type Outcome, total, type Step } from "./step.ts";

/** A thousand bytes for a single file, 1024 for what a page loads in all: as the budgets were agreed. */
const kilobyte = 1000;
const kibibyte = 1024;

/** Compressed by gzip, as a browser loads them. Raise one only with a reason in the commit. */
const budgets = {
  /** Everything that is loaded before the first screen's own code, in kB. It grows with the site map: some 0.2 a screen. What home leads to is narrowed in its address, as home itself is (0.5), and so is what notices lead to (0.3). */
  entry: 122.3,
  /** Each other script, in kB: a screen's own, or one that several screens share. The largest has the dialogs, which no page waits for; that of a new location has a short form beside the whole one. */
  chunk: 82,
  /** All styles of the sign-in page and the first list after it, in KiB. */
  styles: 30,
  /** All scripts that the sign-in page is drawn with, in KiB. The names of files alone, which it has all, move it by some bytes. What somebody has said of a field stands in every field. Who comes from a mail chooses the first password there. A pending button keeps its presses from its row (0.1). What pages asked for is forgotten with who was here (0.2). The frame is drawn while its page comes (0.2). Fields stay where they are while two versions are compared, Enter sends once, and the focus goes on (0.6). */
  signIn: 168.5,
  /** The same with Relay and what sends its form, which it fetches as soon as it is drawn. What lists open with is known before the first of them is asked for (1.2), and what pages ask for before their code has come (0.6), and a page that comes after its frame (0.6). Fields that search for filters are files of their own, whose names stand here (0.1), and a page that was replaced sends nothing (0.1). */
  signInSent: 214.3,
  /** All scripts of the sign-in page and the first list after it, in KiB. On every page: the way to jobs, how far they are, whether a history is offered, the bell, the words of notices, pages that follow on a press, and the button of a list's views; menus that rows open when one is wanted, the way to the first record of an empty one (0.2), what an end of the set-up looks for, the parts that ready categories share with others (1.2), and what undoes an import, beside what a job was refused (0.9), what is typed while the search is on its way, and whether the end of a set-up was read (0.3), what lists open with (0.9), cells and boxes of rows that cost half the script (0.5), and what keeps text that is typed while a form is being saved (0.3), and what pages ask for before their code has come (0.8), and a page that comes after its frame (0.6), and where a form leads whoever is still there (1.2, with what the sign-in page has of it), and that locations are picked by state, a list that is asked for (1.6), and which pages hear of people and of the company (0.3), and where a saved dialog leads, and that lists hear of what is undone (0.2), and days of two years that are not equally long (0.2), and rows whose menus are plain buttons and give the focus back (0.1), and that what is offered of a draft stays beside what is typed since (0.4). */
  firstList: 364.2,
  /** What any further page adds, in KiB: its file, and those that it shares with others. The heaviest is that of collections' products, whose file is also opened from the list of products, then those of orders, with their dialogs; the small file that they share with the account has the words of sign-ins, the fields of taxes stand beside those of all amounts, and what the service refuses has its words there (0.1 over 88 with stock in bulk), and products have a switch between list and grid (0.3), whose columns are chosen beside those of the list (0.6); each list is also a file (0.1); a summary by mail is turned on beside the notices (0.3), and who changes the company says beside its security whether locations hear of views (0.8); dialogs about orders read all of their lines, and say what was refused (2.1); every page has what keeps a note that is half written (0.3); what chooses a record for a form does so for filters as well (0.2), and a test of a webhook chooses its event (0.2), and whoever leaves sends first what waits (0.2). */
  route: 96.5,
  /** All that the page of delivery users loads, scripts and styles without its words in other languages, in kB: React is two thirds of it. */
  delivery: 92,
  /** All scripts after those of the sign-in page, but those of the languages: each is a request of its own. Charts, codes, what fills collections and what changes many products are five, which few wait for, reviews, what fields are called, files that are read in and the grid of products four more, and so do many images at once. */
  files: 42,
};

/** Files of the build (web/vite/firstPages.ts, web/vite/furtherPages.ts). */
const signInFiles = ["base", "signIn"];
/** What the sign-in page fetches once it is drawn, and all others from the start. */
const sendingFile = "relay";
/** Where people of a company arrive, and where those of a location do. */
const firstLists = ["home", "products"];
/** What no page has before somebody opens it. The reference pages show every control at once; nobody works on them. */
const onDemand = /\/(?:dialogs|peopleDialogs|bulkDialogs|richText|editor|gallery)-/;
/** The catalogues, and the words of the gateway's messages. */
const language = /\/(?:hi|hindi|ar|serverWords)-/;

/** What the browser has to load stays within its budget. */
export const bytes: Step = {
  name: "bytes",
  title: "Byte budgets",
  async run({ root }) {
    const built = new BuiltScripts(join(root, "web/dist"));
    const within = (title: string, files: Iterable<string>, budget: number, unit: number) =>
      stays(title, built.weigh(files) / unit, budget, unit === kilobyte ? "kB" : "KiB");

    const entry = built.scriptsOf(built.modules("isEntry"));
    const signIn = built.scriptsOf([...built.modules("isEntry"), ...signInFiles]);
    const signInSent = built.scriptsOf([...built.modules("isEntry"), ...signInFiles, sendingFile]);
    const framed = [...built.modules("isEntry"), ...signInFiles, sendingFile, "shell", "table"];
    const later = [...built.allScripts().difference(signInSent)].filter((file) => !language.test(file));
    const outcomes = [
      await stays("scripts after sign-in, beside the languages", later.length, budgets.files, "files"),
      await within("the entry with all it imports", entry, budgets.entry, kilobyte),
      await within("the sign-in page until it is drawn", signIn, budgets.signIn, kibibyte),
      await within("the sign-in page with what sends it", signInSent, budgets.signInSent, kibibyte),
    ];
    for (const list of firstLists) {
      const first = [...framed, list];
      outcomes.push(
        await within(`${list} after it in all`, built.scriptsOf(first), budgets.firstList, kibibyte),
        await within("their styles", built.stylesOf(first), budgets.styles, kibibyte),
      );
    }
    const firstList = built.scriptsOf([...framed, "home"]);
    // Each page is in one of these files, and brings it with all that it imports.
    const further = [...built.allScripts().difference(firstList)].filter((file) => !onDemand.test(file));
    const added = further.map((file) => ({ file, files: built.scriptsOf([file]).difference(firstList) }));
    for (const { file, files } of heaviest(added, ({ files: own }) => built.weigh(own))) {
      outcomes.push(await within(`pages of ${file}, beyond the first list`, files, budgets.route, kibibyte));
    }
    const others = [...built.allScripts().difference(entry)].map((file) => [file]);
    for (const files of heaviest(others, (file) => built.weigh(file))) {
      outcomes.push(await within(files.join(), files, budgets.chunk, kilobyte));
    }
    const delivery = new BuiltScripts(join(root, "web/dist-delivery"));
    const page = delivery.modules("isEntry");
    const loaded = delivery.weigh(delivery.scriptsOf(page)) + delivery.weigh(delivery.stylesOf(page));
    outcomes.push(await stays("the delivery page in all", loaded / kilobyte, budgets.delivery, "kB"));
    return total(outcomes);
  },
};

/** The five heaviest: all are weighed, and these say where the bytes are. */
function heaviest<T>(things: readonly T[], weight: (thing: T) => number): T[] {
  return things.toSorted((left, right) => weight(right) - weight(left)).slice(0, 5);
}

function stays(title: string, weight: number, budget: number, unit: string): Promise<Outcome> {
  return check(`${title}: ${Number(weight.toFixed(1))} of ${budget} ${unit}`, async () => {
    if (weight > budget) throw new Error(`${Number((weight - budget).toFixed(1))} ${unit} too many.`);
  });
}
