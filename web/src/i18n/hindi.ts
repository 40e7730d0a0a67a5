import { type LocalizedString, LocalizedStringDictionary } from "@internationalized/string";
import { formatsFor } from "./useFormats.ts";

// What is loaded for Hindi alone: our own words, and those that React Aria says to screen readers. It has them in thirty
// languages, of which Hindi is none, and would say them in English.

export { messages } from "./catalogue/hi.po";

const formats = formatsFor("hi-IN");
const text =
  (say: (args: Record<string, string | number | boolean>) => string): LocalizedString =>
  (args) =>
    say(args ?? {});
const counted = (number: unknown, one: string, other: string) =>
  `${formats.count(Number(number))} ${Number(number) === 1 ? one : other}`;

/** React Aria's words by its own keys, those of its colours apart, which nothing here uses. */
export const ariaWords: Readonly<Record<string, LocalizedString>> = {
  // Fields and lists
  "Clear search": "खोज साफ़ करें",
  Empty: "खाली",
  decrease: text(({ fieldLabel }) => `${fieldLabel} घटाएँ`),
  increase: text(({ fieldLabel }) => `${fieldLabel} बढ़ाएँ`),
  numberField: "संख्या का फ़ील्ड",
  selectPlaceholder: "कोई एक चुनें",
  buttonLabel: "सुझाव दिखाएँ",
  listboxLabel: "सुझाव",
  collectionLabel: "सुझाव",
  countAnnouncement: text(({ optionCount }) => counted(optionCount, "विकल्प उपलब्ध है।", "विकल्प उपलब्ध हैं।")),
  selectedAnnouncement: text(({ optionText }) => `${optionText}, चुना हुआ`),
  focusAnnouncement: text(({ isGroupChange, groupTitle, groupCount, optionText, isSelected }) => {
    const group = `समूह ${groupTitle}, ${counted(groupCount, "विकल्प", "विकल्प")}। `;
    return `${isGroupChange ? group : ""}${optionText}${isSelected ? ", चुना हुआ" : ""}`;
  }),
  removeDescription: "टैग हटाने के लिए Delete दबाएँ।",
  removeButtonLabel: "हटाएँ",
  // Overlays, messages and ways
  dismiss: "बंद करें",
  close: "बंद करें",
  notifications: text(({ count }) => counted(count, "सूचना।", "सूचनाएँ।")),
  breadcrumbs: "पृष्ठ का पथ",
  steplist: "चरणों की सूची",
  longPressMessage: "मेन्यू खोलने के लिए देर तक दबाएँ या Alt + ArrowDown दबाएँ",
  dropzoneLabel: "फ़ाइल छोड़ने की जगह",
  // Tables
  select: "चुनें",
  selectAll: "सभी चुनें",
  sortable: "क्रम बदलने योग्य कॉलम",
  ascending: "बढ़ते क्रम में",
  descending: "घटते क्रम में",
  ascendingSort: text(({ columnName }) => `कॉलम ${columnName} के बढ़ते क्रम में`),
  descendingSort: text(({ columnName }) => `कॉलम ${columnName} के घटते क्रम में`),
  columnSize: text(({ value }) => `${value} पिक्सेल`),
  tableResizer: "चौड़ाई बदलें",
  resizerDescription: "चौड़ाई बदलना शुरू करने के लिए Enter दबाएँ",
  expand: "खोलें",
  collapse: "समेटें",
  selectedItem: text(({ item }) => `${item} चुना गया।`),
  deselectedItem: text(({ item }) => `${item} अब चुना हुआ नहीं है।`),
  selectedAll: "सभी चुने गए।",
  selectedCount: text(({ count }) =>
    count === 0 ? "कुछ भी चुना हुआ नहीं है।" : `${formats.count(Number(count))} चुने गए।`,
  ),
  hasActionAnnouncement: "पंक्ति पर क्रिया है",
  hasLinkAnnouncement: text(({ link }) => `पंक्ति में लिंक है: ${link}`),
  longPressToSelect: "चुनना शुरू करने के लिए देर तक दबाएँ।",
  // Days
  era: "युग",
  year: "वर्ष",
  month: "महीना",
  day: "दिन",
  hour: "घंटा",
  minute: "मिनट",
  second: "सेकंड",
  dayPeriod: "पूर्वाह्न/अपराह्न",
  weekday: "सप्ताह का दिन",
  timeZoneName: "समय क्षेत्र",
  calendar: "कैलेंडर",
  startDate: "आरंभ की तारीख",
  endDate: "समाप्ति की तारीख",
  previous: "पिछला",
  next: "अगला",
  selectedDateDescription: text(({ date }) => `चुनी हुई तारीख: ${date}`),
  selectedRangeDescription: text(
    ({ dateRange, startDate, endDate }) => `चुनी हुई अवधि: ${dateRange ?? `${startDate} से ${endDate}`}`,
  ),
  selectedTimeDescription: text(({ time }) => `चुना हुआ समय: ${time}`),
  todayDate: text(({ date }) => `आज, ${date}`),
  todayDateSelected: text(({ date }) => `आज, ${date}, चुनी हुई`),
  dateSelected: text(({ date }) => `${date}, चुनी हुई`),
  startRangeSelectionPrompt: "अवधि चुनना शुरू करने के लिए क्लिक करें",
  finishRangeSelectionPrompt: "अवधि चुनना पूरा करने के लिए क्लिक करें",
  minimumDate: "पहली उपलब्ध तारीख",
  maximumDate: "अंतिम उपलब्ध तारीख",
  dateRange: text(({ startDate, endDate }) => `${startDate} से ${endDate}`),
  rangeUnderflow: text(({ minValue }) => `तारीख ${minValue} या उसके बाद की हो।`),
  rangeOverflow: text(({ maxValue }) => `तारीख ${maxValue} या उससे पहले की हो।`),
  rangeReversed: "आरंभ की तारीख समाप्ति की तारीख से पहले हो।",
  unavailableDate: "चुनी हुई तारीख उपलब्ध नहीं है।",
  // Moving rows
  dragItem: text(({ itemText }) => `${itemText} को खींचें`),
  dragSelectedItems: text(({ count }) => `चुनी हुई ${count} पंक्तियों को खींचें`),
  dragDescriptionKeyboard: "खींचना शुरू करने के लिए Enter दबाएँ।",
  dragDescriptionKeyboardAlt: "खींचना शुरू करने के लिए Alt + Enter दबाएँ।",
  dragDescriptionTouch: "खींचना शुरू करने के लिए दो बार टैप करें।",
  dragDescriptionVirtual: "खींचना शुरू करने के लिए क्लिक करें।",
  dragDescriptionLongPress: "खींचना शुरू करने के लिए देर तक दबाएँ।",
  dragSelectedKeyboard: text(({ count }) => `चुनी हुई ${count} पंक्तियों को खींचने के लिए Enter दबाएँ।`),
  dragSelectedKeyboardAlt: text(({ count }) => `चुनी हुई ${count} पंक्तियों को खींचने के लिए Alt + Enter दबाएँ।`),
  dragSelectedLongPress: text(({ count }) => `चुनी हुई ${count} पंक्तियों को खींचने के लिए देर तक दबाएँ।`),
  dragStartedKeyboard:
    "खींचना शुरू हुआ। छोड़ने की जगह तक जाने के लिए Tab दबाएँ, फिर छोड़ने के लिए Enter, या रद्द करने के लिए Escape दबाएँ।",
  dragStartedTouch: "खींचना शुरू हुआ। छोड़ने की जगह तक जाएँ, फिर छोड़ने के लिए दो बार टैप करें।",
  dragStartedVirtual: "खींचना शुरू हुआ। छोड़ने की जगह तक जाएँ, फिर छोड़ने के लिए क्लिक करें या Enter दबाएँ।",
  endDragKeyboard: "खींचा जा रहा है। रद्द करने के लिए Enter दबाएँ।",
  endDragTouch: "खींचा जा रहा है। रद्द करने के लिए दो बार टैप करें।",
  endDragVirtual: "खींचा जा रहा है। रद्द करने के लिए क्लिक करें।",
  dropDescriptionKeyboard: "छोड़ने के लिए Enter दबाएँ। रद्द करने के लिए Escape दबाएँ।",
  dropDescriptionTouch: "छोड़ने के लिए दो बार टैप करें।",
  dropDescriptionVirtual: "छोड़ने के लिए क्लिक करें।",
  dropCanceled: "छोड़ना रद्द हुआ।",
  dropComplete: "छोड़ना पूरा हुआ।",
  dropIndicator: "छोड़ने की जगह",
  dropOnRoot: "यहाँ छोड़ें",
  dropOnItem: text(({ itemText }) => `${itemText} पर छोड़ें`),
  insertBefore: text(({ itemText }) => `${itemText} से पहले रखें`),
  insertBetween: text(
    ({ beforeItemText, afterItemText }) => `${beforeItemText} और ${afterItemText} के बीच रखें`,
  ),
  insertAfter: text(({ itemText }) => `${itemText} के बाद रखें`),
};

// It takes words of another language for a whole page before it starts, but ours changes while it is open.
const { getStringForLocale } = LocalizedStringDictionary.prototype;
LocalizedStringDictionary.prototype.getStringForLocale = function (key, locale) {
  const own = locale.startsWith("hi") ? ariaWords[key] : undefined;
  return own ?? getStringForLocale.call(this, key, locale);
};
