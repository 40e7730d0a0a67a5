// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { literalTexts } from "../../test/literalTexts.ts";

const source = resolve(import.meta.dirname, "..");

/** What is the same in every language, and where it stands. */
const wordless: Readonly<Record<string, readonly string[]>> = {
  // A trap for programs; people never meet it.
  "auth/register/_components/Honeypot.tsx": ["Website"],
  // Keys.
  "catalogue/product/grid/GridEditor.tsx": ["Arrow"],
  "catalogue/product/grid/GridHead.tsx": ["Alt+ArrowDown"],
  "catalogue/product/grid/GridTable.tsx": ["Enter", "Delete", "Backspace", "Escape"],
  "catalogue/product/grid/gridRange.ts": ["Home", "End"],
  // What so many passwords are built from.
  "auth/password/commonPasswords.ts": [
    "password passwort passw passcode pass secret login logon welcome letmein admin administrator root user guest",
    "default changeme change master superuser test testing temp temporary hello iloveyou loveyou love lovely monkey",
    "dragon football baseball basketball cricket soccer hockey superman batman spiderman pokemon starwars princess",
    "sunshine shadow michael jennifer jessica charlie daniel jordan thomas robert matthew andrew joshua ashley",
    "michelle amanda samantha trustno computer internet whatever freedom flower summer winter spring autumn monday",
    "friday january february march april june july august september october november december qwerty qwertz azerty",
    "qwertyuiop asdfghjkl asdfgh asdf zxcvbnm zxcvbn qazwsx wsxedc qweasd qwe asd zxc abc abcd abcde abcdef abcdefg",
    "abcdefgh abcdefghij india indian bharat mumbai delhi krishna ganesh shiva sairam jaihind google facebook gmail",
    "yahoo company business seller owner office backoffice account access mypassword myaccount correcthorsebatterystaple",
    "correct horse battery staple the and my your new old is one two three four five six seven eight nine zero",
  ],
  // A command, and the names of programming languages.
  "account/webhooks/curlOf.ts": [
    String.raw`SIGNATURE=$(printf %s "$ID.$AT.$BODY" | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$KEY" -binary | base64)`,
  ],
  "account/webhooks/examples.ts": ["Node", "Python", "Go"],
  // Names of tax law and of the trade, the same on paper in every language.
  "orders/print/PackingSlip.tsx": ["SKU"],
  "orders/print/PaperParty.tsx": ["GSTIN:"],
  "orders/print/ParcelLabels.tsx": ["g", "COD"],
  "richText/RichTextToolbar.tsx": ["Ctrl+"],
  "richText/fonts.ts": [
    "Arial, Helvetica, sans-serif",
    '"Times New Roman", Times, serif',
    "Calibri, Carlito, sans-serif",
    '"Comic Sans MS", "Comic Neue", cursive',
  ],
  // How files may be called.
  "catalogue/product/images/ChooseImages.tsx": ["TEA-100.jpg", "TEA-100-2.jpg", "TEA-100-3.jpg"],
  // Names of the schema, of the browser and of our own.
  "shell/bookmark/storedBookmarks.ts": ["Bookmark"],
  "customizer/useAccountLook.ts": ["Look"],
  "relay/Touches.ts": ["Job"],
  "job/useUndoBulkEdit.ts": ["Product"],
  "activity/ActivityPage.tsx": ["Variant", "Bundle", "Fulfilment", "Refund"],
  "ui/pageSteps.ts": ["gap after", "gap before", "gap before", "gap after"],
  "upload/DropArea.tsx": ["Files"],
  "i18n/directedLocale.ts": ["Latn", "Arab"],
  // An encoding is called so everywhere.
  "import/FileReading.tsx": ["Windows-1252"],
  // What the reference pages show as if somebody had typed it.
  "ui/gallery/ChoiceSpecimens.tsx": ["Anna Khet", "Harit Gardens", "Himgiri Teas"],
  "ui/gallery/FieldSpecimens.tsx": [
    "Karnataka",
    "Kerala",
    "Maharashtra",
    "Tamil Nadu",
    "Verdant Greens",
    "Owner@",
    "India",
    "green leaves",
  ],
  "ui/gallery/FindingSpecimen.tsx": ["Neem wood comb"],
  "ui/gallery/SectionSpecimens.tsx": ["Verdant", "Verdant Green Goods Private Limited"],
  "ui/gallery/TableSpecimen.tsx": ["Leafware", "Mitti", "Ghani"],
  "ui/gallery/WayfindingSpecimen.tsx": ["Neem wood comb"],
};

test("a text that is not in the catalogue is found, wherever it stands", () => {
  const code = `
    import { Name } from "Some Module";
    const label = { label: "Delete", className: "Big letters", kind: "danger" };
    export const Page = ({ name }) => (
      <Card title="All products" actions={[name ? "Save changes" : t\`Cancel\`]}>
        Hello <Trans>dear reader</Trans> {\`Dear \${name}\`} {name === "Enter" && <i className="two words" />}
      </Card>
    );
    throw new TypeError("Not a text");
  `;
  expect(literalTexts("Page.tsx", code)).toEqual([
    "3: Delete",
    "5: All products",
    "5: Save changes",
    "5: Hello",
    "6: Dear",
  ]);
});

test("every text of the console goes through the catalogue", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: source }).filter(
    // Hindi of its own, which only those who read Hindi load (`i18n/hindi.ts`); paper speaks the languages of tax law;
    // ready categories are data, as somebody would type them.
    (file) =>
      !/__generated__|\.test\.|\.d\.ts$|\/(?:example|sample)[A-Z]|i18n\/hindi|\/paperWords|\/taxColumns|\/starterTrees/.test(
        file,
      ),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.map((file): [string, string[]] => [
    file,
    literalTexts(file, readFileSync(join(source, file), "utf8")).map((line) => line.replace(/^\d+: /, "")),
  ]);
  expect(Object.fromEntries(found.filter(([, texts]) => texts.length > 0))).toEqual(wordless);
});
