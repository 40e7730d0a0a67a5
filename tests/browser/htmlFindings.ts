import type { Page } from "playwright/test";

/**
 * What no valid page has, as selectors: the kinds of errors that the Nu HTML checker has found on the drawn screens, and their
 * siblings. It needs Java, so it is run by hand after larger changes (docs/testing.md).
 */
const invalid: Readonly<Record<string, string>> = {
  "an empty reference": ["describedby", "labelledby", "controls", "owns", "activedescendant", "details"]
    .map((name) => `[aria-${name}=""]`)
    .join(),
  "an empty id": '[id=""], [for=""], [href=""], [name=""]',
  "a form without a name": '[form=""]',
  "a combobox that is no text field": "input[role=combobox]:is([type=search], [list], [type=number])",
  "a title beside the title": "head > title ~ title",
  "a block where only text may stand":
    ":is(span, button, label, p, output, legend, h1, h2, h3, h4, h5, h6) :is(div, p, ul, ol, dl, table, form, section, h1, h2, h3, h4)",
  "something else than items in a list": ":is(ul, ol) > :not(li, script, template)",
  "an item outside a list": "li:not(:is(ul, ol, menu) > li)",
  "a control within a control": ":is(a[href], button) :is(a[href], button, input, select, textarea)",
  "a number on an item without numbers": "ul > li[value]",
  "a role on a part of a table": "table :is(tr, th, td)[role]",
  "hidden twice": '[hidden="until-found"][aria-hidden=true]',
  "a role that the element has anyway":
    "button[role=button], a[href][role=link], nav[role=navigation], main[role=main], ul[role=list], li[role=listitem], table[role=table], form[role=form], h1[role=heading]",
};

/** What the libraries write in their own elements: the kind, and which elements. */
const upstream: readonly (readonly [kind: string, own: string])[] = [
  // React Aria (useTableRow, useTableCell, useTableColumnHeader) names the roles that a grid's parts have anyway, so that
  // they stay where a style takes the element's own away.
  ["a role on a part of a table", "table[data-rac] :is(tr, th, td)"],
  // React Aria (useDisclosure) takes a closed panel away from readers and leaves it to the browser's search in the page.
  ["hidden twice", "[data-rac]"],
  // React Aria (HiddenDateInput) names the form of its hidden input where there is none.
  ["a form without a name", "input[type=date][tabindex='-1']"],
  // Lexical (ListItemNode) numbers the items of all lists.
  ["a number on an item without numbers", "[data-lexical-editor] li"],
];

/** What is wrong with the HTML of the page as it is drawn, as kind and element. */
export function htmlFindings(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ kinds, theirs }) => {
      const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
      const doubled = ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `an id twice: ${id}`);
      const found = Object.entries(kinds).flatMap(([kind, selector]) =>
        [...document.querySelectorAll(selector)]
          .filter((element) => !theirs.some(([named, own]) => named === kind && element.matches(own)))
          .map((element) => `${kind}: ${element.outerHTML.slice(0, 120)}`),
      );
      const addresses = [...document.querySelectorAll("[href]")].map(
        (link) => link.getAttribute("href") ?? "",
      );
      const nested = addresses.filter((address) => address.split("#").length > 2);
      return [...doubled, ...nested.map((address) => `two fragments: ${address}`), ...found];
    },
    { kinds: invalid, theirs: upstream },
  );
}
