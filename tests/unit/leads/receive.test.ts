import { describe, expect, test } from 'vitest';
import { quoteForm } from '../../../site/src/leads/quote.ts';
import { receiverOf } from '../../../site/src/leads/receive.ts';
import { formData, office } from './entries.ts';

/** What a pattern that begins anew at each of its beginnings would read for minutes. */
const hostile: readonly string[] = ['<a ', '<<a>', '<script>', '<script ', '</script ', '<!--', '<a "', '<a \'"', '<a ">"', '<a@', '<https://', '<a@b', 'a@.', '.', '@', ' ', '0 000'];

/** As much of it as makes a text so long, and an end that closes nothing, or everything. */
const long = (bit: string, length: number, end: string): string => bit.repeat(Math.ceil(length / bit.length)) + end;
const texts = (length: number): readonly string[] => [
  ...hostile.flatMap((bit) => ['', '"', '>', '@ x', ' x'].map((end) => long(bit, length, end))),
  '<'.repeat(length / 3) + 'b>'.repeat(length / 3),
  `a@${'.'.repeat(length)} x`,
];

const insert = () => {
  throw new Error('Nothing of this may be stored.');
};

/** Posts a request with each of the texts in some of its fields; how long the slowest took, in milliseconds. */
async function slowest(fields: readonly string[], length: number): Promise<number> {
  const receive = receiverOf(quoteForm);
  let most = 0;
  for (const text of texts(length)) {
    const data = formData({ ...office, phone: '1', ...Object.fromEntries(fields.map((field) => [field, text])) });
    const from = performance.now();
    expect(await receive(data, insert, '2026-02-01')).toMatchObject({ stored: false });
    most = Math.max(most, performance.now() - from);
  }
  return most;
}

describe('whatever is posted is read in a moment', () => {
  test.each(['email', 'sqft', 'notes'])('a megabyte of it as %s', async (field) => expect(await slowest([field], 1e6)).toBeLessThan(500));
  test('as much of it in every field as is searched for markup', async () => expect(await slowest(Object.keys(office), 9_900)).toBeLessThan(500));
});

test('a text that is far too long is given back as it was posted, and told to be shortened', async () => {
  const notes = '<b>2 < 3</b> '.repeat(1000);
  const answer = await receiverOf(quoteForm)(formData({ ...office, notes }), insert, '2026-02-01');
  expect(answer).toMatchObject({ stored: false, failure: { code: 'validation_error', of: 'answers' }, fields: [{ field: 'notes', problem: 'long' }] });
  expect(!answer.stored && answer.data.get('notes')).toBe(notes);
});
