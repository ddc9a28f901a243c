import { describe, expect, test } from 'vitest';
import { articlesIn } from '../../../site/blog/articles.ts';
import { folderOf, folderWith, problemsIn, wholeFiles } from './articleFolders.ts';

/** The folder in which the English article about wet vacuums has this body. */
const withBody = (body: string) => folderWith({ 'wet-vacuum.en.md': (article) => `${/^---\n[^]*?\n---\n/.exec(article)?.[0]}${body}\n` });

/** A body, and the problem that is reported with its line; the body begins on line 12. */
const refused = [
  ['<script>alert(1)</script>', 'wet-vacuum.en.md:12: HTML is shown as text: <script>'],
  ['Words\nand <b onclick="x()">more</b>', 'wet-vacuum.en.md:13: HTML is shown as text: <b onclick'],
  ['<!-- a note -->', 'wet-vacuum.en.md:12: HTML is shown as text: <!-- a note -->'],
  ['<iframe src=//example.com>', 'wet-vacuum.en.md:12: HTML is shown as text: <iframe'],
  ['&lt;script&gt;', 'wet-vacuum.en.md:12: HTML is shown as text: <script>'],
  ['[a link](javascript:alert(1))', 'wet-vacuum.en.md:12: a link is incomplete, or leads to an address that is not allowed: ](javascript:alert'],
  ['[a link](JaVaScRiPt&#58;alert(1))', 'wet-vacuum.en.md:12: a link is incomplete, or leads to an address that is not allowed'],
  ['[a link](&#106;avascript:alert)', 'wet-vacuum.en.md:12: a link is incomplete, or leads to an address that is not allowed'],
  ['[a link](data:text/html,x)', 'wet-vacuum.en.md:12: a link is incomplete, or leads to an address that is not allowed'],
  ['[a link](vbscript:x)', 'wet-vacuum.en.md:12: a link is incomplete, or leads to an address that is not allowed'],
  ['[a link](http://example.com)', 'wet-vacuum.en.md:12: the link http://example.com has no leading slash'],
  ['[a link](/\\example.com)', 'wet-vacuum.en.md:12: the link /%5Cexample.com leads to no page'],
  ['<javascript:alert(1)>', 'wet-vacuum.en.md:12: HTML is shown as text: <javascript'],
  ['[a link][one]\n\n[one]: javascript:alert(1)', 'wet-vacuum.en.md:12: a link is incomplete, or leads to an address that is not allowed: ]['],
  ['![a picture](https://example.com/pixel.gif)', 'wet-vacuum.en.md:12: an article holds no images'],
  ['Words **bold', 'wet-vacuum.en.md:12: bold or italic begins and does not end: **'],
  ['Words\n\n*italic', 'wet-vacuum.en.md:14: bold or italic begins and does not end: *'],
  ['[a link](/about', 'wet-vacuum.en.md:12: a link is incomplete, or leads to an address that is not allowed: ](/about'],
  ['```\ncode', 'wet-vacuum.en.md:12: code is not used: `'],
  ['Words `code', 'wet-vacuum.en.md:12: code is not used: `'],
  ['Words\n===', 'wet-vacuum.en.md:13: a horizontal rule is shown as text: ==='],
  ['Words\u202etxet', 'wet-vacuum.en.md:12: there is an invisible character, or one that is not UTF-8: U+202E'],
  ['Words\u0007', 'wet-vacuum.en.md:12: there is an invisible character, or one that is not UTF-8: U+0007'],
] as const;

/** The same for bodies that are too long for a test title. */
const overlong = [
  ['a line of 1 MB', `Words\n\n${'a'.repeat(1_000_000)}`, 'wet-vacuum.en.md:14: the line has 1000000 characters; write 10000 at most'],
  ['a thousand long lines', `${'word '.repeat(40)}\n`.repeat(1000), 'wet-vacuum.en.md:12: the article has 201001 characters; write 100000 at most'],
  ['four thousand quotations within each other', `${'> '.repeat(4000)}words`, 'wet-vacuum.en.md:12: lists or quotations are nested too deep'],
  ['four thousand lists within each other, on one line', `${'- '.repeat(4000)}words`, 'wet-vacuum.en.md:12: lists or quotations are nested too deep'],
  ['sixty lists within each other', Array.from({ length: 60 }, (_, at) => `${'  '.repeat(at)}- words`).join('\n'), 'wet-vacuum.en.md:15: lists or quotations are nested too deep'],
] as const;

describe('a body', () => {
  test.each([...refused.map(([body, said]) => [body, body, said] as const), ...overlong])('of %s is refused with its line', (_, body, said) => {
    expect(problemsIn(withBody(body))).toContainEqual(expect.stringContaining(said));
  });

  test.each([
    ['2 < 3 & 4 > 1', '<p>2 &lt; 3 &amp; 4 &gt; 1</p>\n'],
    ['&copy; R&D', '<p>© R&amp;D</p>\n'],
    ['    <8 mm', '<p>&lt;8\u00a0mm</p>\n'],
    ['3 * 4 = 12, and file_name_here', '<p>3 * 4 = 12, and file_name_here</p>\n'],
    ['[brackets] (and more)', '<p>[brackets] (and more)</p>\n'],
    ['[out](https://www.issa.com/?a=1&b=2)', '<p><a href="https://www.issa.com/?a=1&amp;b=2">out</a></p>\n'],
    ['javascript:alert(1)', '<p>javascript:alert(1)</p>\n'],
  ])('%s is plain text', (body, html) => expect(articlesIn('en-CA', withBody(body))[0]?.html).toBe(html));

  test('of marks that slow other parsers down is read fast', () => {
    // Each is as long as an article may be; together they take seconds.
    const long = (marks: string) => `${marks.repeat(Math.floor(9900 / marks.length))}\n`.repeat(10).slice(0, 99_000);
    for (const marks of ['[', '[a](', '![a](', '**a ', 'a**b', '*a _b ', '_a', '&', '\\', "a'b", '<a ', '## a\n', 'a\n', '| a ']) {
      expect(() => problemsIn(withBody(long(marks))), marks).not.toThrow();
    }
  });
});

/** The folder in which that article has these lines in its front matter instead of its title. */
const withMatter = (lines: string) => folderWith({ 'wet-vacuum.en.md': (article) => article.replace(/title: .*/, () => lines) });

test.each([
  ['a bomb of aliases', `a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]`, 'wet-vacuum.en.md:2: there is an anchor (&); write the value alone'],
  ['an alias', 'title: *a', 'wet-vacuum.en.md:2: there is an alias (*)'],
  ['a YAML tag of JavaScript', 'title: !!js/function "x"', 'wet-vacuum.en.md:2: the line can’t be read: Unresolved tag'],
  ['lists within lists', `title: ${'['.repeat(1500)}${']'.repeat(1500)}`, 'wet-vacuum.en.md:2: '],
  ['lists that are not closed', `title: ${'['.repeat(3000)}`, 'wet-vacuum.en.md:2: the line can’t be read'],
  ['a text that is too long', `title: ${'a'.repeat(5000)}`, 'wet-vacuum.en.md:1: the front matter has 5'],
  ['a key twice', 'title: One\ntitle: Two', 'wet-vacuum.en.md:3: title is written twice; keep one of them'],
  ['a quotation mark that is never closed', 'title: "One', 'wet-vacuum.en.md:2: the quotation mark of this line is never closed; close it'],
  ['a tab', 'title: One\ntags:\n\t- Winter', 'wet-vacuum.en.md:4: the line begins with a tab; write spaces instead'],
  ['a key that JavaScript reserves', 'title: One\n__proto__: { polluted: 1 }', 'wet-vacuum.en.md:3: “__proto__” is not known'],
  ['a merge', 'title: One\n<<: { date: 1 }', 'wet-vacuum.en.md:3: “<<” is not known'],
  ['a list as a key', 'title: One\n? [a, b]\n: c', 'wet-vacuum.en.md:3: “["a","b"]” is not known'],
  ['a list as a text', 'title: [One]', 'wet-vacuum.en.md:2: title: “["One"]” is not text'],
  ['a bell', 'title: "One\\a"', 'wet-vacuum.en.md:2: title: there is an invisible character'],
])('front matter with %s is refused with its line', (_, lines, said) => {
  expect(problemsIn(withMatter(lines))).toContainEqual(expect.stringContaining(said));
});

test('front matter with markup stays text', () => {
  // React escapes it, as any text.
  expect(articlesIn('en-CA', withMatter('title: Less <b>water</b>'))[0]?.title).toBe('Less <b>water</b>');
});

test('bytes that are not UTF-8 are refused', () => {
  const files = new Map<string, string | Uint8Array>(wholeFiles());
  const whole = String(files.get('wet-vacuum.fr.md'));
  files.set('wet-vacuum.fr.md', Buffer.from(whole.replace('suffit', 'suffit à'), 'latin1'));
  expect(problemsIn(folderOf(files))).toContainEqual(expect.stringMatching(/wet-vacuum\.fr\.md:12: there is an invisible character, or one that is not UTF-8: U\+FFFD/));
});
