import * as v from "valibot";
import { expect, test } from "vitest";
import { cleanHtml, requiredRichText, richTextRule } from "./richText.ts";

test("what the editor writes stays as it is", () => {
  const html =
    "<h2>Clay</h2><h3>By hand</h3><h4>In Pune</h4><p>Made <strong>by <em>hand</em></strong> in <em>Pune</em>, " +
    "<u>never</u> <s>always</s> by machine.<br />Two sizes:</p><ul><li>small</li><li>large</li></ul><ol><li>one</li></ol>" +
    '<blockquote>Lovely &amp; light</blockquote><p><span class="font-times"><strong>Serif</strong></span></p>';
  expect(cleanHtml(html)).toBe(html);
  expect(cleanHtml(null)).toBeNull();
});

test("simple tables of others stay", () => {
  const html = '<table><tbody><tr><th colspan="2">Size</th><td>S</td></tr></tbody></table>';
  expect(cleanHtml(html)).toBe(html);
});

test("cleaning what is clean changes nothing more", () => {
  for (const html of [
    '<p>a &amp; b &lt;c&gt;</p><a href="https://example.org/?a=1&b=2">x</a>',
    "a < b & c",
  ]) {
    const once = cleanHtml(html);
    expect(cleanHtml(once)).toBe(once);
  }
});

test.each([
  ["scripts", "<p>a</p><script>steal()</script>", "<p>a</p>"],
  ["scripts in pieces", "<p>a</p><scr<script></script>ipt>steal()</script>", "<p>a</p>ipt&gt;steal()"],
  ["handlers", '<p onclick="steal()" onmouseover=steal()>a</p>', "<p>a</p>"],
  ["handlers after a slash", "<p/onclick=steal()>a</p>", "<p>a</p>"],
  ["images and what they load", '<p>a<img src=x onerror="steal()"></p>', "<p>a</p>"],
  ["frames", '<iframe src="https://example.org"></iframe><p>a</p>', "<p>a</p>"],
  ["frames with a document", '<iframe srcdoc="<script>steal()</script>"></iframe>a', "a"],
  ["objects", '<object data="x"></object><embed src="x">a', "a"],
  ["styles", '<style>p{}</style><p style="position:fixed">a</p>', "<p>a</p>"],
  ["ids and names", '<p id="root" name="x" data-x="1">a</p>', "<p>a</p>"],
  ["classes of the page", '<span class="admin font-arial">a</span>', '<span class="font-arial">a</span>'],
  ["fonts elsewhere", '<p class="font-arial">a</p>', "<p>a</p>"],
  ["script links", '<a href="javascript:steal()">a</a>', "<span>a</span>"],
  ["hidden script links", '<a href="java\nscript:steal()">a</a>', "<span>a</span>"],
  ["encoded script links", '<a href="&#106;avascript&colon;steal()">a</a>', "<span>a</span>"],
  ["script links behind a control character", '<a href="\u0001javascript:steal()">a</a>', "<span>a</span>"],
  ["data links", '<a href="data:text/html,x">a</a>', "<span>a</span>"],
  ["VBScript links", '<a href="vbscript:steal()">a</a>', "<span>a</span>"],
  ["links without a scheme", '<a href="//example.org">a</a>', "<span>a</span>"],
  ["links within the product", '<a href="/graphql?query=x">a</a>', "<span>a</span>"],
  ["vector graphics", "<svg><script>steal()</script></svg>a", "a"],
  ["formulas", "<math><mi xlink:href='javascript:steal()'>x</mi></math>a", "xa"],
  ["mutating markup", '<noscript><p title="</noscript><img src=x onerror=steal()>">a</p>', "<p>a</p>"],
  ["templates", "<template><p onclick=steal()>b</p></template>a", "<p>b</p>a"],
  ["forms", '<form action="/x"><input name="pw">a</form>', "a"],
  ["base addresses", '<base href="https://example.org">a', "a"],
  ["redirects", '<meta http-equiv="refresh" content="0;url=x">a', "a"],
  ["comments", "<p>a<!-- <script> --></p>", "<p>a</p>"],
  ["comments of Word", "<!--[if gte mso 9]><xml></xml><![endif]--><p class=MsoNormal>a</p>", "<p>a</p>"],
])("%s are removed", (_name, html, expected) => {
  expect(cleanHtml(html)).toBe(expected);
});

test.each(["https://example.org/x?a=1", "http://example.org", "mailto:asha@sprig.test", "tel:+919876543210"])(
  "a link to %s keeps its address, opens beside the page and cannot reach back",
  (address) => {
    expect(cleanHtml(`<a href="${address}" target="_top" onclick="steal()">a</a>`)).toBe(
      `<a href="${address}" target="_blank" rel="noopener noreferrer nofollow">a</a>`,
    );
  },
);

test.each([
  "",
  " ",
  "<p></p>",
  "<p><br></p>",
  "<p>&nbsp;</p>",
  "<p>\u200B\u00A0</p><ul><li></li></ul>",
  "<!-- a -->",
])("%j is empty", (html) => {
  expect(v.parse(richTextRule, html)).toBeNull();
  const refused = v.safeParse(requiredRichText("About us is required"), html);
  expect(refused.issues?.map(({ message }) => message)).toEqual(["About us is required"]);
});

test("text is not empty, however it is wrapped", () => {
  for (const html of ["a", "<p>0</p>", "<ul><li>&amp;</li></ul>", "<p>नमस्ते</p>"]) {
    expect(v.parse(richTextRule, html)).toBe(html);
    expect(v.parse(requiredRichText("Required"), html)).toBe(html);
  }
});

test("20,000 characters are kept and one more is refused; what is taken away does not count", () => {
  const paragraph = (length: number): string => `<p>${"a".repeat(length - 7)}</p>`;
  expect(v.parse(richTextRule, paragraph(20_000))).toHaveLength(20_000);
  const messageOf = (html: string) => v.safeParse(richTextRule, html).issues?.[0].message;
  expect(messageOf(paragraph(20_001))).toBe("Must have at most 20000 characters");
  const noise = `<p style="${"x".repeat(15_000)}">`;
  expect(messageOf(`${noise}${"a".repeat(10_000)}</p>`)).toBeUndefined();
  expect(messageOf(noise.repeat(10))).toBe("Must have at most 20000 characters");
});

const nested = (depth: number, text = "a"): string => `${"<b>".repeat(depth)}${text}${"</b>".repeat(depth)}`;

test("64 elements inside each other are kept and one more is refused, closed or not", () => {
  const messageOf = (html: string) => v.safeParse(richTextRule, html).issues?.map(({ message }) => message);
  expect(v.parse(richTextRule, nested(64))).toBe(nested(64));
  // Beside each other there may be as many as the length allows.
  expect(messageOf("<p>a</p>".repeat(2_000))).toBeUndefined();
  expect(messageOf("<br>".repeat(2_000) + "a")).toBeUndefined();
  const tooDeep = ["Must have at most 64 elements inside each other"];
  expect(messageOf(nested(65))).toEqual(tooDeep);
  expect(messageOf("<b>".repeat(33_000))).toEqual(tooDeep);
  // Also of elements that would be taken away.
  expect(messageOf(nested(65).replaceAll("b>", "div>"))).toEqual(tooDeep);
});

test("of a kept text that is too deep or too long only the text is shown, and nothing in it becomes a tag", () => {
  expect(cleanHtml(nested(65, "a &amp; <i>b</i>"))).toBe("a &amp; b");
  expect(cleanHtml(nested(65, "<<i>script>steal()<<i>/script>"))).toBe(
    "&lt;script&gt;steal()&lt;/script&gt;",
  );
  expect(cleanHtml(`<p>${"a".repeat(100_000)}</p>`)).toBe("a".repeat(19_997));
});
