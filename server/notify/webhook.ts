import { createHmac } from 'node:crypto';
import type { Row } from '../connection.ts';
import { codeOf } from '../../site/userFacingError.ts';
import type { WebhookConfig } from './config.ts';
import { DeliveryError } from './delivery.ts';
import type { ClaimedNotification } from './outbox.ts';

/** The body: that of a Supabase database webhook, so that one receiver serves both, with the sender's language added. */
export function webhookBody(lead: Row, { table, locale }: Pick<ClaimedNotification, 'table' | 'locale'>): string {
  return JSON.stringify({ type: 'INSERT', schema: 'public', table, record: lead, old_record: null, locale: locale ?? null });
}

/** The headers of https://www.standardwebhooks.com: the id of the lead or alert, the time in seconds, the signature of both and the body. */
export function signedHeaders(id: string, body: string, secret: Buffer | undefined, now = new Date()): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = secret && createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, ...(signature !== undefined && { 'webhook-signature': `v1,${signature}` }) };
}

/** Posts a body. Any answer other than 2xx is a failure, also a redirect: personal data is sent to no other address. */
export async function postSigned({ url, secret }: WebhookConfig, id: string, body: string, signal: AbortSignal): Promise<void> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'uno-site', ...signedHeaders(id, body, secret) },
      body,
      redirect: 'manual',
      signal,
    });
  } catch (error) {
    const cause: unknown = error instanceof Error ? error.cause : undefined;
    throw new DeliveryError(signal.aborted ? 'timeout' : (codeOf(cause) ?? codeOf(error) ?? 'no answer'), { cause: error });
  }
  await response.body?.cancel();
  if (!response.ok) throw new DeliveryError(`HTTP ${response.status}`);
}

/** Posts a lead. */
export const postWebhook = (config: WebhookConfig, lead: Row, claimed: ClaimedNotification, signal: AbortSignal): Promise<void> =>
  postSigned(config, claimed.lead, webhookBody(lead, claimed), signal);
