import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { log } from '../../server/log.ts';
import { openRequestLog } from '../../server/send-log.ts';

test.each([
  ['a read-only store', 405, '25006', 'error', 'failed'],
  ['a missing right', 401, '42501', 'error', 'failed'],
  ['a missing table', 404, '42P01', 'error', 'failed'],
  ['a full disk', 503, '53100', 'error', 'failed'],
  ['a value that breaks a rule', 400, '23514', 'warn', 'refused'],
  ['an invalid number', 400, '22P02', 'warn', 'refused'],
  ['a reached limit', 429, 'PT429', 'warn', 'limited'],
] as const)('%s (%i, %s) is logged at level %s: %s', (_what, status, code, level, outcome) => {
  const line = vi.spyOn(log, level).mockImplementation(() => undefined);
  openRequestLog(new ServerResponse(new IncomingMessage(new Socket())), 'rest').sent({ table: 'contact_messages', status, error: Object.assign(new Error(code), { code }) });
  expect(line).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ outcome, status }), expect.any(String));
});
