import { setTimeout } from 'node:timers/promises';
import type { Database, Row } from '../connection.ts';
import { UserFacingError, reasonOf } from '../../site/userFacingError.ts';
import type { NotifyConfig } from './config.ts';
import { DeliveryError } from './delivery.ts';
import { acknowledgementMail, mailer, ownerMail } from './email.ts';
import { type Channel, type ClaimedNotification, claimNotifications, deleteNotification, rescheduleNotification, readLead, releaseNotification, setChannels } from './outbox.ts';
import { reportFailure, reportGivenUp, reportStore } from './report.ts';
import { postWebhook } from './webhook.ts';

/** Delivers what the store has queued, until it is stopped. */
export interface Notifier {
  /** Looks at once whether something is due: a lead may have been stored. */
  wake(): void;
  /** Begins no new delivery, lets those under way finish (5 s at most), and resolves when none is left. */
  stop(): Promise<void>;
}

/** How many deliveries a channel has under way at once. */
const AT_ONCE = 3;

/** How often the store is asked without being woken, in ms: another server may have stored a lead, or died. */
const POLL = 10_000;

/** How long deliveries under way may go on once the server stops, in ms. Those that are cut off are due again at once. */
const STOP_TIMEOUT_MS = 5_000;

/** An acknowledgement that comes later than this confuses more than it helps, in ms. */
const ACKNOWLEDGE_WITHIN = 3 * 86_400_000;

type Deliver = (lead: Row, claimed: ClaimedNotification, signal: AbortSignal) => Promise<void>;

function deliveriesOf({ webhook, email }: NotifyConfig): ReadonlyMap<Channel, Deliver> {
  const deliveries = new Map<Channel, Deliver>();
  if (webhook) deliveries.set('webhook', async (lead, claimed, signal) => postWebhook(webhook, lead, claimed, signal));
  if (email) {
    const send = mailer(email);
    deliveries.set('email', async (lead, claimed, signal) => send(ownerMail(email, lead, claimed), claimed.timeout, signal));
    if (email.acknowledge) deliveries.set('acknowledgement', async (lead, claimed, signal) => send(acknowledgementMail(email, lead, claimed), claimed.timeout, signal));
  }
  return deliveries;
}

/** Whether a failure ends a notification. The owner's never end. An acknowledgement ends when its address is refused, or after three days. */
const isOver = ({ channel, queuedAt }: ClaimedNotification, error: DeliveryError): boolean =>
  channel === 'acknowledgement' && (error.isFinal || Date.now() - queuedAt.getTime() > ACKNOWLEDGE_WITHIN);

/** What runs a channel: it claims, delivers, and waits for the next. */
function runChannel(database: Database, channel: Channel, deliver: Deliver, stopTimeout: number): Notifier {
  const stopping = new AbortController();
  let waiting = new AbortController();
  const cutOff = new AbortController();

  const attempt = async (lead: Row, claimed: ClaimedNotification): Promise<DeliveryError | undefined> => {
    try {
      await deliver(lead, claimed, AbortSignal.any([AbortSignal.timeout(claimed.timeout), cutOff.signal]));
      return undefined;
    } catch (error) {
      return error instanceof DeliveryError ? error : new DeliveryError(error instanceof Error ? error.name : 'unknown', { cause: error });
    }
  };

  const deliverOne = async (claimed: ClaimedNotification): Promise<void> => {
    const lead = await readLead(database, claimed.table, claimed.lead);
    const failure = lead && (await attempt(lead, claimed));
    if (failure === undefined) return deleteNotification(database, claimed);
    if (cutOff.signal.aborted) return releaseNotification(database, claimed);
    if (!isOver(claimed, failure)) return reportFailure(claimed, failure.message, await rescheduleNotification(database, claimed, failure.message));
    reportGivenUp(claimed, failure.message);
    return deleteNotification(database, claimed);
  };

  /** @returns in how many ms to look again */
  const deliverDue = async (): Promise<number> => {
    const { claimed, nextIn = POLL } = await claimNotifications(database, channel, AT_ONCE);
    const outcomes = await Promise.allSettled(claimed.map(deliverOne));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    // A delivery whose result could not be stored is due again when its claim expires.
    if (failed) throw failed.reason;
    // A notification that is due but was not returned is being claimed by another server.
    return claimed.length > 0 ? 0 : Math.min(Math.max(nextIn, 50), POLL);
  };

  const run = async (): Promise<void> => {
    let isStoreAway = false;
    while (!stopping.signal.aborted) {
      waiting = new AbortController();
      let wait = POLL;
      try {
        wait = await deliverDue();
        isStoreAway = false;
      } catch (error) {
        // The forms log this error at each request; here it is logged once.
        if (!isStoreAway) reportStore(error);
        isStoreAway = true;
      }
      if (wait > 0) await setTimeout(wait, undefined, { signal: waiting.signal }).catch(() => undefined);
    }
  };
  const ended = run();
  const wake = () => waiting.abort();
  return {
    wake,
    async stop() {
      stopping.abort();
      wake();
      const timer = globalThis.setTimeout(() => cutOff.abort(), stopTimeout);
      await ended;
      clearTimeout(timer);
    },
  };
}

/**
 * Switches the channels of the configuration on in the store, all others off, and begins to deliver. No transaction is
 * open during a delivery, so no visitor waits for one.
 */
export async function startNotifier(database: Database, config: NotifyConfig, stopTimeout = STOP_TIMEOUT_MS): Promise<Notifier> {
  const deliveries = deliveriesOf(config);
  await setChannels(database, [...deliveries.keys()]).catch((error: unknown) => {
    throw new UserFacingError(`The store could not be told which notifications are on (${reasonOf(error)}): npm run doctor says what is wrong with it.`);
  });
  const running = [...deliveries].map(([channel, deliver]) => runChannel(database, channel, deliver, stopTimeout));
  return {
    wake: () => running.forEach((one) => one.wake()),
    stop: async () => void (await Promise.all(running.map((one) => one.stop()))),
  };
}
