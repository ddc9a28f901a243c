import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { quoteForm } from '../../../site/src/leads/quote.ts';
import { receiverOf } from '../../../site/src/leads/receive.ts';
import { sanitise } from '../../../site/src/leads/sanitise.ts';
import { formData, office } from './entries.ts';

test.each([
  '2 < 3',
  '3 > 2 && 2 <3',
  'R&D',
  'Société Côté & Fils',
  'I <3 clean floors',
  '« l’été » — 100 % œuf',
  'line one\nline two',
  'a<b et c>d',
  'Rooms <b and c> are small; call if x <y or z> 3. Use <Building A>.',
  'between <a/b> and </b or so>',
  'Marie <marie@example.com>, plan <https://example.com/plan.pdf>',
  '<none>, <n/a>, <feet>, <line 3>, <h7>, <ms>',
  '<2000$> < 300 m2 <3 <- -> <=> <> </> <!> <?php ?>',
  '<a@b onclick=alert(1)>x',
  '<x-card onclick=alert(1)>x',
  'Use <b',
])('the sanitiser leaves %j as it was', (text) => expect(sanitise(text)).toBe(text));

test.each([
  ['<b>Bold</b> words', 'Bold words'],
  ['before<script>alert("x")</script>after', 'beforeafter'],
  ['before<SCRIPT type="text/javascript">\nalert(1)\n</script >after', 'beforeafter'],
  ['<img src=x onerror="alert(1 > 0)">photo', 'photo'],
  ['<a title="it\'s">link</a>', 'link'],
  ['<p class="broken>text</p>', 'text'],
  ['a<!-- hidden <b> -->b', 'ab'],
  ['a<scr<script></script>ipt>alert(1)</script>b', 'ab'],
  ['<<b>i>x', 'x'],
  ['  trimmed \u00a0', 'trimmed'],
  ['<div></div>', ''],
  ['a\0b', 'ab'],
  // An HTML parser and a person agree that this is a tag, even if it was meant as a name.
  ['gate <b>.', 'gate .'],
  ['<P>one</P ><br/><hr /><INPUT disabled hidden>', 'one'],
  ['<!DOCTYPE html><html lang=fr>x', 'x'],
  ['<svg viewBox="0 0 1 1"><g><set attributeName=x to=y /><none/></g></svg>x', 'x'],
  ['<math><mi>x</mi></math>', 'x'],
  ['<script/a@b>alert(1)</script>', ''],
  ['<a title="see <b>this</b>" onclick="1 > 0">x', 'x'],
  ['<a href=1 < 2>x', 'x'],
  ['<script>one<script>two</script>three</script>four', 'four'],
  ['<script data-x="<">alert(1)</script>x', 'x'],
])('the sanitiser turns %j into %j', (text, stored) => expect(sanitise(text)).toBe(stored));

test('the sanitiser removes the brackets of extremely deep nesting', () => expect(sanitise(`${'<'.repeat(60)}${'b>'.repeat(60)}2 < 3`)).not.toContain('<'));

/** Inputs that take a backtracking pattern minutes or hours. */
const hostile: readonly string[] = ['<a ', '<b and ', '<b/', '<svg ', '<mrow', '\u200b', '\u{e0041}', '\ufe0f', '<<a>', '<script>', '<script ', '</script ', '<!--', '<a "', '<a \'"', '<a ">"', '<a@', '<https://', '<a@b', 'a@.', '.', '@', ' ', '0 000'];

/** Each input repeated to this length, then an end. */
const texts = (length: number): readonly string[] => [
  ...hostile.flatMap((bit) => ['', '"', '>', '@ x', ' x'].map((end) => bit.repeat(Math.ceil(length / bit.length)) + end)),
  '<'.repeat(length / 3) + 'b>'.repeat(length / 3),
  `a@${'.'.repeat(length)} x`,
];

const insert = () => {
  throw new Error('Nothing of this may be stored.');
};

/** Reading is stopped after this time, in milliseconds: if it starts again at each of 200,000 characters, it takes longer. */
const LIMIT = 20_000;

/** The processor time that reading the longest text may take, in milliseconds. It takes about 10, and 500 if it starts again at each character. */
const MOST_WORK = 150;

/** Runs a function, and throws when it takes longer, even inside a regular expression. */
function within<Result>(milliseconds: number, run: () => Result): Result {
  Object.assign(globalThis, { run });
  return new Script('run()').runInThisContext({ timeout: milliseconds });
}

/** Posts a request with each of the texts in some of its fields. @returns the processor time of the slowest, in milliseconds */
async function postAll(fields: readonly string[], length: number): Promise<number> {
  const receive = receiverOf(quoteForm);
  let most = 0;
  for (const text of texts(length)) {
    const data = formData({ ...office, phone: '1', ...Object.fromEntries(fields.map((field) => [field, text])) });
    const from = process.cpuUsage();
    // The function reads everything before its first await.
    const answer = within(LIMIT, () => receive(data, insert, '2026-02-01'));
    const { user, system } = process.cpuUsage(from);
    most = Math.max(most, (user + system) / 1000);
    expect(await answer).toMatchObject({ stored: false });
  }
  return most;
}

test.each(['email', 'sqft', 'notes'])('the time to read a post grows only linearly with its length: 200,000 characters in the field %s', async (field) => expect(await postAll([field], 2e5)).toBeLessThan(LIMIT));
test('the time to read a post grows only linearly with its length: in every field, the longest text that is searched for markup', async () => expect(await postAll(Object.keys(office), 9_900)).toBeLessThan(MOST_WORK));

test('a text that is far too long is returned unchanged, to be shortened', async () => {
  const notes = '<b>2 < 3</b> '.repeat(1000);
  const answer = await receiverOf(quoteForm)(formData({ ...office, notes }), insert, '2026-02-01');
  expect(answer).toMatchObject({ stored: false, failure: { code: 'validation_error', detail: 'answers' }, fields: [{ field: 'notes', problem: 'long' }] });
  expect(!answer.stored && answer.data.get('notes')).toBe(notes);
});
