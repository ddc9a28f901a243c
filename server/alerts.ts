import { setTimeout } from 'node:timers/promises';
import { reasonOf } from '../site/userFacingError.ts';
import type { Database } from './connection.ts';
import { lacksFreeSpace } from './disk-full.ts';
import type { Readiness } from './health.ts';
import { log } from './log.ts';
import type { NotifyConfig } from './notify/config.ts';
import { createMailer } from './notify/email.ts';
import { type AlertFacts, alertLetter } from './notify/message.ts';
import { countStuck } from './notify/outbox.ts';
import { postSigned } from './notify/webhook.ts';

type TroubleName = AlertFacts['name'];

/** What a check found about a trouble. */
type Finding = Pick<AlertFacts, 'reason' | 'count'>;

/** A way to reach the owner. */
interface AlertChannel {
  readonly name: string;
  readonly send: (alert: AlertFacts, id: string, signal: AbortSignal) => Promise<void>;
}

/** A trouble that the owner is told of, or that is over. */
interface Trouble extends Finding {
  readonly name: TroubleName;
  readonly id: string;
  readonly began: Date;
  ended: Date | undefined;
  /** The channels that have told the owner that it began. */
  readonly told: Set<AlertChannel>;
  /** The channels that have told the owner that it is over. */
  readonly toldOver: Set<AlertChannel>;
}

/** The times of the checks. */
export interface AlertTimes {
  /** Between two checks, in ms. */
  readonly pause: number;
  /** From this age on a notification has waited too long, as a PostgreSQL interval. */
  readonly stuckAfter: string;
}

const DEFAULT_TIMES: AlertTimes = { pause: 10_000, stuckAfter: '10 minutes' };

/** So many checks in a row begin or end a trouble: a database that restarts is none. */
const CHECKS_IN_A_ROW = 3;

const SEND_TIMEOUT_MS = 15_000;

const LOGGED: Readonly<Record<TroubleName, string>> = {
  closed: 'The forms are closed: what visitors send cannot be stored',
  waiting: 'Notifications of new leads wait for a long time',
  disk: 'The disk of the store is almost full',
};

function channelsOf({ webhook, email }: NotifyConfig): readonly AlertChannel[] {
  const mail = email && createMailer(email);
  return [
    ...(webhook
      ? [{ name: 'webhook', send: (alert: AlertFacts, id: string, signal: AbortSignal) => postSigned(webhook, id, JSON.stringify({ type: 'ALERT', alert: { ...alert, ended: alert.ended ?? null } }), signal) }]
      : []),
    ...(email && mail
      ? [
          {
            name: 'email',
            send: (alert: AlertFacts, id: string, signal: AbortSignal) =>
              mail({ letter: alertLetter(alert, email.locale), id, from: email.from, to: email.to, replyTo: undefined, automatic: 'auto-generated' }, SEND_TIMEOUT_MS, signal),
          },
        ]
      : []),
  ];
}

/** What the checks look at. */
interface Watched {
  readonly readiness: () => Promise<Readiness>;
  readonly store: Database;
  /** The directory of an embedded store. */
  readonly dataDir: string | undefined;
  readonly notify: NotifyConfig;
}

async function findTroubles({ readiness, store, dataDir }: Watched, stuckAfter: string): Promise<ReadonlyMap<TroubleName, Finding>> {
  const ready = await readiness();
  if (ready.status === 'not ready') return new Map([['closed', { reason: ready.reason }]]);
  const found = new Map<TroubleName, Finding>();
  if (dataDir !== undefined && (await lacksFreeSpace(dataDir))) found.set('disk', {});
  const { count } = await countStuck(store, stuckAfter);
  if (count > 0) found.set('waiting', { count });
  return found;
}

/**
 * Checks every ten seconds whether the forms are closed, a notification waits too long, or the disk is almost full. It
 * tells the owner once when a trouble begins and once when it is over, by every notification channel. A channel that fails
 * is tried again at each check. After a restart the owner is told again of a trouble that lasts.
 */
export function startAlerts(watched: Watched, { pause, stuckAfter } = DEFAULT_TIMES): { stop(): Promise<void> } {
  const channels = channelsOf(watched.notify);
  const stopping = new AbortController();
  const streaks = new Map<TroubleName, number>();
  /** Failures that are logged already, by alert and channel. */
  const logged = new Set<string>();
  let troubles: readonly Trouble[] = [];

  const update = (found: ReadonlyMap<TroubleName, Finding>) => {
    for (const name of ['closed', 'waiting', 'disk'] as const) {
      // While the store does not answer, nobody knows about the others: they have neither begun nor ended.
      if (name !== 'closed' && found.has('closed')) {
        streaks.set(name, 0);
        continue;
      }
      const finding = found.get(name);
      const current = troubles.find((trouble) => trouble.name === name && trouble.ended === undefined);
      const streak = (finding === undefined) === (current === undefined) ? 0 : (streaks.get(name) ?? 0) + 1;
      streaks.set(name, streak);
      if (streak < CHECKS_IN_A_ROW) continue;
      streaks.set(name, 0);
      if (current) {
        current.ended = new Date();
        log.info({ trouble: name }, 'A trouble is over');
      } else {
        troubles = [...troubles, { ...finding, name, id: crypto.randomUUID(), began: new Date(), ended: undefined, told: new Set(), toldOver: new Set() }];
        log.error({ trouble: name, ...finding }, LOGGED[name]);
      }
    }
  };

  const tell = async (channel: AlertChannel, trouble: Trouble): Promise<void> => {
    const { name, id, began, ended, reason, count, told, toldOver } = trouble;
    const done = ended ? toldOver : told;
    // The end of a trouble is told only where its beginning was.
    if (done.has(channel) || (ended && !told.has(channel))) return;
    const alert = `${id}.${ended ? 'over' : 'began'}`;
    try {
      await channel.send({ name, began, ended, reason, count }, alert, AbortSignal.any([AbortSignal.timeout(SEND_TIMEOUT_MS), stopping.signal]));
      done.add(channel);
    } catch (error) {
      if (stopping.signal.aborted || logged.has(`${alert} ${channel.name}`)) return;
      logged.add(`${alert} ${channel.name}`);
      log.error({ trouble: name, channel: channel.name, reason: reasonOf(error) }, 'The owner could not be told of a trouble: it is tried again at each check');
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        update(await findTroubles(watched, stuckAfter));
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, 'The site could not be checked for troubles');
      }
      await Promise.all(channels.flatMap((channel) => troubles.map((trouble) => tell(channel, trouble))));
      troubles = troubles.filter(({ ended, told, toldOver }) => ended === undefined || told.size > toldOver.size);
      await setTimeout(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const ended = run();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
