import { readFile } from 'node:fs/promises';
import { expect, expectTypeOf, test } from 'vitest';
import { databaseTypes, TYPES } from '../../scripts/database-types.ts';
import type { ContactMessage } from '../../site/src/leads/contact.ts';
import type { QuoteRequest } from '../../site/src/leads/schema.ts';
import type { InsertableRow } from '../../site/src/leads/send.ts';

test('the generated types match the migrations (npm run database-types regenerates them)', async () => {
  expect(await readFile(TYPES, 'utf8')).toBe(await databaseTypes());
});

test('the forms send columns that a visitor may insert, each with its type', () => {
  expectTypeOf<keyof ContactMessage>().toEqualTypeOf<keyof InsertableRow<'contact_messages'>>();
  expectTypeOf<keyof QuoteRequest>().toEqualTypeOf<keyof InsertableRow<'quote_requests'>>();
  expectTypeOf<ContactMessage>().toExtend<InsertableRow<'contact_messages'>>();
  expectTypeOf<Omit<QuoteRequest, 'schedule' | 'service_details'>>().toExtend<Omit<InsertableRow<'quote_requests'>, 'schedule' | 'service_details'>>();
});
