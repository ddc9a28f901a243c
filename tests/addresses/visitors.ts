import { setTimeout as pause } from 'node:timers/promises';
import { hashOf } from '../../site/build/hash.ts';
import { type BuiltPage, readManifest } from '../../site/manifest.ts';
import { CHUNKS, MAIN_ID, NOT_SENT, STORED_PARAMETER } from '../../site/protocol.ts';
import { question } from '../e2e/form.ts';
import type { Host } from '../e2e/hosts.ts';

/** How long a visitor reads before requesting the next page; the builds under test need the processor too. */
const READING_MS = 25;

/** The URLs of the code that a document fetches when it wakes. */
function codeOf(document: string): string[] {
  const [, chunks = ''] = new RegExp(`${CHUNKS}="([^"]+)"`).exec(document) ?? [];
  return chunks.split(' ').filter((href) => href !== '');
}

/** Whether the security policy, in the header or in the document, allows every inlined script and style. */
function isAllowed(document: string, header: string): boolean {
  const inlined = Array.from(document.matchAll(/<(script|style)\b(?![^>]*\btype=)[^>]*>(.*?)<\/\1>/gs), ([, , text = '']) => hashOf(text).slice(1, -1));
  return inlined.length > 0 && inlined.every((hash) => `${header} ${document}`.includes(hash));
}

/** A visited host. The site's own server stores forms, and sends security policies in its headers. */
export interface VisitedHost {
  readonly host: Host;
  readonly own: boolean;
}

/** Sends a form as a browser without scripts does. @returns the problem with the answer, if any */
async function post({ host, own }: VisitedHost): Promise<string | undefined> {
  const expected = own ? `303 /contact?${STORED_PARAMETER}#${MAIN_ID}` : `303 /contact#${NOT_SENT}`;
  const answer = await fetch(`${host.address}/contact`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(question) });
  // The rate limit counts what is stored.
  if (own) await host.empty();
  const said = `${answer.status} ${answer.headers.get('location')}`;
  return said === expected ? undefined : `POST /contact: ${said}`;
}

/**
 * Starts visits: on each host one visitor reads every page in turn, and another posts a form.
 *
 * @param dist the built site that they serve
 */
export function visit(dist: string, hosts: readonly VisitedHost[]) {
  // The not-found page has no address of its own on every host.
  const pages: readonly Pick<BuiltPage, 'path' | 'status'>[] = [
    ...readManifest(dist).pages.filter(({ status }) => status === 200),
    { path: '/nowhere', status: 404 },
    { path: '/fr/nulle-part', status: 404 },
  ];
  /** The findings without repetition: host, address, problem. */
  const wrong = new Set<string>();
  const code = new Set<string>();
  let answered = 0;
  const closing = new AbortController();

  /** Reads a page. @returns the problem with it, if any */
  async function read({ host, own }: VisitedHost, { path, status }: Pick<BuiltPage, 'path' | 'status'>): Promise<string | undefined> {
    const answer = await fetch(host.address + path);
    const document = await answer.text();
    for (const href of codeOf(document)) code.add(host.address + href);
    if (answer.status !== status) return `${path}: ${answer.status}`;
    if (!document.endsWith('</html>')) return `${path}: is cut off`;
    if (own && !isAllowed(document, answer.headers.get('content-security-policy') ?? '')) return `${path}: its content security policy is from another build`;
    return undefined;
  }

  /** Repeats a step until the visits end; a failed request is a problem too. */
  async function repeat({ own }: VisitedHost, step: (at: number) => Promise<string | undefined>): Promise<void> {
    for (let at = 0; !closing.signal.aborted; at += 1) {
      const problem = await step(at).catch(String);
      if (problem !== undefined) wrong.add(`${own ? 'the site’s own server' : 'nginx'}: ${problem}`);
      answered += 1;
      await pause(READING_MS);
    }
  }

  const visitors = hosts.flatMap((host) => [
    repeat(host, (at) => read(host, pages[at % pages.length] ?? { path: '/', status: 200 })),
    repeat(host, () => post(host)),
  ]);
  return {
    wrong,
    /** How many responses have been checked. */
    answered: () => answered,
    /** Fetches the code of all pages that were served since the last call, as a page does when it wakes. */
    async wakeAll() {
      const seen = [...code];
      code.clear();
      for (const url of seen) {
        const { status } = await fetch(url);
        if (status !== 200) wrong.add(`${url}: ${status}: a page that was opened before the build cannot wake`);
      }
    },
    /** Stops the visitors after their last responses. */
    async end() {
      closing.abort();
      await Promise.all(visitors);
    },
  };
}
