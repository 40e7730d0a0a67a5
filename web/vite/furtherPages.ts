import { fileURLToPath } from "node:url";
import { type Modules, namesOf as namesOfFirst, needed } from "./firstPages.ts";

interface File {
  readonly name: string;
  /** What is imported on demand and comes with it, by its path in the console's source folder. */
  readonly roots?: RegExp;
  /** What it has of the modules that several files need. */
  readonly shared?: RegExp;
}

/**
 * Each file before those that need it: a file takes along what its modules import and no earlier one has. A page brings
 * every file that one of its modules is in, so what many pages need must not stand beside what few do.
 */
const files: readonly File[] = [
  {
    // Where a company's people arrive, and the small things that most pages have.
    name: "home",
    roots:
      /^failure\/(?!page\/)|^sellers\/View|^onboarding\/(?:SetUpLocations|SignupProcess)|^productWizard\/ProductWizard/,
    shared: new RegExp(
      [
        String.raw`(?<!\/orders)\/list\/(?!Searched|useOption|RecordP|ShortL|[rR]efusals|savedView\/(?:use|viewState))|\/(?:onboarding|productWizard)\/(?!(?:\w+\/)?(?:image|useAdd|ImageQ))`,
        String.raw`(?:SetUp|Wizard|Signup)\w+\.graphql|\/Seller[AL]|relay-hooks|Boundary|NotFound|useRouteName|businessToday|useCountryName|regions|LostFiles`,
        String.raw`[tT]oggle|[sS]witch|[rR]adio|Icon|lucide|richText\.css|section\/limits`,
        String.raw`\/ui\/(?:(?:Confirm)?Dialog|Card|ProgressBar|FieldSet|FormRow|Steps|TextArea)\.`,
        String.raw`\/form\/(?:AddButton|bindFields|fieldTexts|optionalText|useKeptDraft|useLengthRule|useUndo)|\/(?:notification|job)\/(?!useUndo)|usePages`,
      ].join("|"),
    ),
  },
  // What can be done with chosen products, and undone: there as soon as one is chosen.
  { name: "bulk", roots: /^catalogue\/product\/bulk\/Chosen/, shared: /[uU]ndoBulk|\/bulk\/outcome/ },
  {
    name: "choosers",
    roots: /(?<!Date)Picker\.tsx$/,
    shared:
      /(?<!Date)Picker|category\/_components\/CategoryChoice|[cC]ombo[bB]ox|listbox|useFilter|SearchedOptions|useOptionSearch/,
  },
  {
    name: "upload",
    roots: /^shell\/picture/,
    shared: /\/upload\/|mageMutations|\/uploadMutations|useAddImages|\/import\/(?:StepHeading|import\.css)/,
  },
  { name: "reorder", shared: /\/dnd\/|[rR]eorder|useMoves|Drag|Drop\b/ },
  {
    name: "amounts",
    shared:
      /\/NumberField\.|numberfield|\/number\/|spinbutton|LimitFields|useFormatted|\/catalogue\/product\/|\/__generated__\/\w*Variant|PriceExample|usePlainKeys/,
  },
  {
    name: "dates",
    roots: /^ui\/DatePicker/,
    shared: /DatePicker|datepicker|[cC]alendar|\/DateField|@internationalized\/date/,
  },
  { name: "forms", roots: /^form\/draftStore/ },
  {
    // What opens over any page, or beside it.
    name: "tools",
    roots:
      /^(?:shell|customizer|home(?!\/charts)|list|form|relay|ui|live)\/(?!gallery|picture|draftStore|savedView\/savedViewDialogs)|^chat\/|^job\/(?:JobActivity|ExportDialog)|^notification\/NotificationPanel/,
    shared: /(?<!Seller|State)[tT]abs|[sS]avedView|OptionList\.|useActiveOption/,
  },
  { name: "html", shared: /dompurify|\/richText\/RichText\.tsx/ },
  // With its dialogs: nobody else opens them. What somebody carries is a list of orders, too, and is assigned like one.
  {
    name: "orderLists",
    roots: /^orders\/list\/|DeliveryUserDeliveries|deactivateDialogs/,
    shared:
      /\/orders\/list\/|\/__generated__\/(?:ChosenOrders|order(?:Declarations|Counts)|OrderRow|use(?:Order|Send)Steps|RefundDialog|refundsQuery)/,
  },
  // Few have the right to people and roles: who has it need not wait for the dialogs.
  {
    name: "people",
    roots: /^staff\/(?!.*Dialogs)/,
    shared: /\/src\/staff\/(?!staffList)|\/__generated__\/(?:[rR]oles?[A-Z]|[sS]taff[A-Z])/,
  },
  { name: "peopleDialogs", roots: /^staff\/.*Dialogs|^sellers\/view\// },
  // What is drawn as a QR code: on paper, for the app that makes codes of the second step, and for the phones of delivery users.
  { name: "codes", roots: /^account\/twoStep\/.*Dialogs|\/phoneLinkDialogs/, shared: /\/uqr\/|\/ui\/QrCode/ },
  {
    name: "dialogs",
    roots: /^(?!orders\/).*Dialogs\.tsx$|ProductDialog|AddImages?Dialog|\/webhooks\/(?!Webhooks?Page)/,
  },
  { name: "aboutUs", roots: /AboutUsPage/ },
  // What fields are called: histories say so, reviews, and what is asked before many products are changed.
  { name: "fieldWords", shared: /useAuditTexts|activity\/fieldLabels/ },
  // Files are read in seldom, and by few; a company begins once.
  { name: "imports", roots: /^import\/|StarterTrees|SetUpDone/ },
  { name: "audit", roots: /^account\/audit\/Audit|^activity\// },
  { name: "auth", roots: /^(?:auth|account|failure|job|notification)\// },
  // Two lists beside each other, with all that chooses and moves: no other page of the catalogue needs as much.
  { name: "collectionProducts", roots: /^catalogue\/collectionProduct\/|AddToCollection/ },
  { name: "catalogue", roots: /^catalogue\/(?!product)|^storefront\/|^onboarding\/SetUp/ },
  // What is asked before many products are changed, with the fields of the whole wizard.
  { name: "bulkDialogs", roots: /^catalogue\/product\/bulk\/Bulk/ },
  // The grid of prices, stock and tax: who works in the list has not got it.
  { name: "productGrid", roots: /^catalogue\/product\/grid\// },
  // Only who decides looks at reviews, and whose product came back.
  { name: "review", roots: /^catalogue\/product\/review\/|PutRight/ },
  // Many images at once, from their files.
  { name: "imageFiles", roots: /^catalogue\/product\/images\// },
  { name: "product", roots: /^catalogue\/product\// },
  // What belongs to locations: their own pages, who delivers for them, where customers collect, and who supplies.
  { name: "locations", roots: /^(?:location|delivery|vendor)\// },
  { name: "prices", roots: /^productWizard\/(?:Pric|Disc)/ },
  { name: "images", roots: /^productWizard\/(?:Images|_components)/ },
  { name: "wizard", roots: /^productWizard\// },
  { name: "company", roots: /^company\// },
  { name: "onboarding", roots: /^onboarding\// },
  // In a tab of its own: who reads orders need not have it.
  { name: "paper", roots: /^orders\/print\// },
  { name: "orders", roots: /^orders\// },
  { name: "richText", roots: /^richText\// },
  { name: "gallery", roots: /gallery\// },
  // The figures of home, with the scales and paths of their charts: only who reads reports has them.
  { name: "charts", roots: /^home\/charts\//, shared: /\/home\/charts\/|\/d3-|\/internmap\// },
];

/** The words of one language, or of all but English: a file of its own. */
const language = /\.po$|^relay\/words\/|^i18n\/hindi\.ts$/;

/** Has what several files need and none of them is named for. */
const rest = "forms";

const sources = fileURLToPath(new URL("../src/", import.meta.url));

/** A few files for all pages after the first ones: what somebody is likely to open next is there too. */
export function furtherPages() {
  let names: Map<string, string> | undefined;
  return files.map((file, index) => ({
    name: (id: string, modules: Modules) =>
      (names ??= namesOf(modules)).get(id) === file.name ? file.name : null,
    priority: files.length - index,
  }));
}

function namesOf(modules: Modules): Map<string, string> {
  const first = namesOfFirst(modules);
  const users = new Map<string, Set<string>>();
  for (const root of onDemand(modules)) {
    const path = root.slice(sources.length);
    if (first.has(root) || !root.startsWith(sources) || language.test(path)) continue;
    const file = files.find(({ roots }) => roots?.test(path));
    if (!file) throw new Error(`${path} is imported on demand, and vite/furtherPages.ts has no file for it.`);
    for (const id of needed([root], modules))
      if (!first.has(id)) users.set(id, (users.get(id) ?? new Set()).add(file.name));
  }
  return new Map(
    [...users].map(([id, [user = rest, ...others]]) => [id, others.length ? fileShared(id) : user]),
  );
}

function fileShared(id: string): string {
  return files.find(({ shared }) => shared?.test(id))?.name ?? rest;
}

/** All modules that are imported on demand, from wherever. */
function onDemand(modules: Modules): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const module = modules.getModuleInfo(id);
    module?.dynamicallyImportedIds.forEach((next) => found.add(next));
    [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])].forEach(visit);
  };
  visit(`${sources}main.tsx`);
  return found;
}
