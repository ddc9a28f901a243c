import { setTimeout } from 'node:timers/promises';
import type { Database, Row } from '../connection.ts';
import type { NotifyConfig } from './config.ts';
import { DeliveryError } from './delivery.ts';
import { acknowledgementMail, createMailer, ownerMail } from './email.ts';
import { type Channel, type ClaimedNotification, claimNotifications, deleteNotification, rescheduleNotification, readLead, releaseNotification } from './outbox.ts';
import { reportFailure, reportGivenUp, reportStoreFailure } from './report.ts';
import { postWebhook } from './webhook.ts';

/** Delivers the queued notifications until it is stopped. */
export interface Notifier {
  /** Checks at once whether a notification is due: a lead may have been stored. */
  wake(): void;
  /** Starts no new delivery, lets those under way finish (5 s at most), and resolves when all have ended. */
  stop(): Promise<void>;
}

/** How many deliveries a channel has under way at once. */
const MAX_CONCURRENT = 3;

/** How often the store is checked without a `wake`, in ms: another server may have stored a lead, or crashed. */
const POLL_MS = 10_000;

/** How long deliveries under way may take once the server stops, in ms. An aborted delivery is due again at once. */
const STOP_TIMEOUT_MS = 5_000;

/** After this time, in ms, an acknowledgement is no longer sent: it would confuse the sender. */
const ACKNOWLEDGE_WITHIN_MS = 3 * 86_400_000;

type Deliver = (lead: Row, claimed: ClaimedNotification, signal: AbortSignal) => Promise<void>;

function deliverersOf({ webhook, email }: NotifyConfig): ReadonlyMap<Channel, Deliver> {
  const deliveries = new Map<Channel, Deliver>();
  if (webhook) deliveries.set('webhook', async (lead, claimed, signal) => postWebhook(webhook, lead, claimed, signal));
  if (email) {
    const send = createMailer(email);
    deliveries.set('email', async (lead, claimed, signal) => send(ownerMail(email, lead, claimed), claimed.timeout, signal));
    if (email.acknowledge) deliveries.set('acknowledgement', async (lead, claimed, signal) => send(acknowledgementMail(email, lead, claimed), claimed.timeout, signal));
  }
  return deliveries;
}

/** Whether a failed notification is given up: never the owner's; an acknowledgement when its address is refused, or after three days. */
const isGivenUp = ({ channel, queuedAt }: ClaimedNotification, error: DeliveryError): boolean =>
  channel === 'acknowledgement' && (error.isFinal || Date.now() - queuedAt.getTime() > ACKNOWLEDGE_WITHIN_MS);

/**
 * Runs a channel: claims notifications, delivers them, and waits for the next.
 *
 * @param withoutStore the channels for which the store does not answer, shared so that an outage is logged once
 */
function runChannel(database: Database, channel: Channel, deliver: Deliver, stopTimeout: number, withoutStore: Set<Channel>): Notifier {
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
    if (!isGivenUp(claimed, failure)) return reportFailure(claimed, failure.message, await rescheduleNotification(database, claimed, failure.message));
    reportGivenUp(claimed, failure.message);
    return deleteNotification(database, claimed);
  };

  /** @returns the time until the next check, in ms */
  const deliverDue = async (): Promise<number> => {
    const { claimed, nextIn = POLL_MS } = await claimNotifications(database, channel, MAX_CONCURRENT);
    const outcomes = await Promise.allSettled(claimed.map(deliverOne));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    // A delivery whose result could not be stored is due again when its claim expires.
    if (failed) throw failed.reason;
    // A notification that is due but was not returned is being claimed by another server.
    return claimed.length > 0 ? 0 : Math.min(Math.max(nextIn, 50), POLL_MS);
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      waiting = new AbortController();
      let wait = POLL_MS;
      try {
        wait = await deliverDue();
        withoutStore.delete(channel);
      } catch (error) {
        // The forms log this error at each request; the channels log it once together.
        if (withoutStore.size === 0) reportStoreFailure(error);
        withoutStore.add(channel);
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
 * Starts to deliver the notifications of the configured channels. No transaction is open during a delivery, so no visitor
 * waits for one. `setChannels` decides which channels are queued.
 */
export function startNotifier(database: Database, config: NotifyConfig, stopTimeout = STOP_TIMEOUT_MS): Notifier {
  const withoutStore = new Set<Channel>();
  const running = [...deliverersOf(config)].map(([channel, deliver]) => runChannel(database, channel, deliver, stopTimeout, withoutStore));
  return {
    wake: () => running.forEach((one) => one.wake()),
    stop: async () => void (await Promise.all(running.map((one) => one.stop()))),
  };
}
