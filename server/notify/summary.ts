import { startCommand } from '../command-names.ts';
import type { OutboxState } from './outbox.ts';

/** The finding of `npm run doctor` about the notifications, and what to do if something is wrong. */
export function outboxSummary({ on, waiting }: OutboxState): { readonly found: string; readonly next?: string } {
  const heading = on.length === 0 ? 'off when the server last started: new leads are not reported. Set UNO_NOTIFY_WEBHOOK or UNO_NOTIFY_SMTP, and restart' : `on (${on.join(', ')})`;
  const lines = waiting.map(({ channel, isOn, count, failed, since, lastError }) => {
    const failures = failed === 0 ? '' : `, ${failed} failed (${lastError ?? 'unknown'})`;
    return `${count} by ${channel} wait${count === 1 ? 's' : ''} since ${since} UTC${failures}${isOn ? '' : ', and that channel is off'}`;
  });
  const found = [heading, ...(lines.length > 0 ? lines : on.length > 0 ? ['none waits'] : [])].join('; ');
  const stuck = waiting.filter(({ isOn }) => isOn);
  if (stuck.some(({ overdue }) => overdue > 0)) return { found, next: `start the site (${startCommand()}) with its UNO_NOTIFY_ variables: no server delivers them` };
  if (stuck.some(({ failed }) => failed > 0)) return { found, next: 'check the UNO_NOTIFY_ variables and the server that they name; failed notifications are retried automatically' };
  return { found };
}
