import { expect, test } from "vitest";
import { cleanHtml } from "../../../bff/src/richText/richText.ts";
import { createRichTextEditor } from "./editorNodes.ts";
import { loadHtml } from "./loadHtml.ts";
import { writeHtml } from "./writeHtml.ts";

/** What the editor makes of HTML. */
function edited(html: string): string {
  const editor = createRichTextEditor();
  loadHtml(editor, html);
  return editor.read(writeHtml);
}

const everything =
  "<h2>Clay</h2><h3>By hand</h3><h4>In Pune</h4>" +
  '<p>Made <strong>by </strong><strong><em>hand</em></strong>, <u>never</u> <s>always</s>; H<sub>2</sub>O, 10<sup>2</sup>.<br />New line &amp; &lt;more&gt; "quoted"</p>' +
  "<p><br /></p><ul><li>small</li><li>large<ol><li>one</li><li>two</li></ol></li></ul>" +
  "<blockquote>Lovely</blockquote>" +
  '<p><span class="font-times"><strong>Serif</strong></span> <span class="font-comic">fun</span></p>';

test("what the editor writes, the gateway keeps to the letter, and the editor reads again as it was", () => {
  expect(edited(everything)).toBe(everything);
  expect(cleanHtml(everything)).toBe(everything);
  expect(edited(cleanHtml(everything))).toBe(everything);
});

test("a link is written with its address; the gateway makes it safe, and the editor reads it as it was", () => {
  const link = '<p>Read <a href="https://example.org/?a=1&amp;b=2">more <strong>here</strong></a>.</p>';
  expect(edited(link)).toBe(link);
  const kept = cleanHtml(link);
  expect(kept).toContain('target="_blank" rel="noopener noreferrer nofollow"');
  expect(edited(kept)).toBe(link);
});

test.each(["", "<p></p>", "<p><br></p>", "<p> </p><p>&nbsp;</p>", "<ul><li></li></ul>"])(
  "%j is written as nothing at all",
  (html) => {
    expect(edited(html)).toBe("");
  },
);

test("spaces that follow one another stay", () => {
  expect(edited("<p>a&nbsp; b</p>")).toBe("<p>a\u00A0 b</p>");
});

test.each([
  ["scripts", "<p>a</p><script>steal()</script>"],
  ["handlers", '<p onclick="steal()">a</p>'],
  ["images", '<p>a<img src=x onerror="steal()"></p>'],
  ["frames", '<iframe srcdoc="<script>steal()</script>"></iframe><p>a</p>'],
  ["styles", "<style>p{background:url(https://example.org)}</style><p style='position:fixed'>a</p>"],
  ["script links", '<p><a href="javascript:steal()">a</a></p>'],
  ["hidden script links", '<p><a href="java\nscript:steal()">a</a></p>'],
  ["data links", '<p><a href="data:text/html,x">a</a></p>'],
  ["vector graphics", "<svg><script>steal()</script></svg><p>a</p>"],
  ["templates", "<template><p>steal()</p></template><p>a</p>"],
  ["mutating markup", '<p>a</p><noscript><p title="</noscript><img src=x onerror=steal()>"></p></noscript>'],
  ["comments", "<p>a<!-- steal() --></p>"],
])("%s do not get in", (_name, html) => {
  expect(edited(html)).toBe("<p>a</p>");
});

test("Word: bold, fonts and lists come along, its own markup does not", () => {
  const item = (sign: string, text: string) =>
    `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]>` +
    `<span style='font-family:Symbol;mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span>` +
    `<![endif]>${text}<o:p></o:p></p>`;
  const word =
    "<html xmlns:o=x><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->" +
    "<h1>Title<o:p></o:p></h1><p class=MsoNormal><b>Bold</b>\nand <span style='font-family:\"Comic Sans MS\"'>funny</span></p>" +
    `${item("·", "Small")}${item("·", "Large")}${item("1.", "First")}${item("2.", "Second")}` +
    "<!--EndFragment--></body></html>";
  expect(edited(word)).toBe(
    '<h2>Title</h2><p><strong>Bold</strong> and <span class="font-comic">funny</span></p>' +
      "<ul><li>Small</li><li>Large</li></ul><ol><li>First</li><li>Second</li></ol>",
  );
});

test("Google Docs: its wrapper is not bold, its styles are read", () => {
  const docs =
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">plain </span>' +
    '<span style="font-weight:700;font-style:italic">loud</span><span style="text-decoration:line-through"> gone</span></p></b>';
  expect(edited(docs)).toBe("<p>plain <strong><em>loud</em></strong><s> gone</s></p>");
});

test("what the editor does not know becomes the nearest thing it does", () => {
  expect(edited("<div>a<div>b</div>c</div>")).toBe("<p>a</p><p>b</p><p>c</p>");
  expect(edited("<table><tr><th>Size</th><td>S</td></tr><tr><td>Price</td><td>5</td></tr></table>")).toBe(
    "<p>Size<br />S</p><p>Price<br />5</p>",
  );
  expect(edited("<blockquote><p>a</p><p>b</p></blockquote>")).toBe("<blockquote>a<br />b</blockquote>");
  expect(edited("<h6>Small</h6>loose text")).toBe("<h4>Small</h4><p>loose text</p>");
});
