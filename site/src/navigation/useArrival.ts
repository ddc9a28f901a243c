import { checkTheme } from '@uno/tokens/themeChoice';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { nav } from '../../content/en/nav.ts';
import { MAIN_ID } from '../../protocol.ts';
import { useT } from '../i18n/TranslationProvider.tsx';
import { forgetLanding, HEAD_ELEMENTS, type Page } from './pages.ts';

/** Where the reader was on each page of this tab's history, by its key, in px. */
const positions = new Map<string, number>();

function showHead({ head }: Page) {
  if (!head) return;
  document.title = head.title;
  for (const old of document.head.querySelectorAll(HEAD_ELEMENTS)) old.remove();
  // The elements themselves: Trusted Types take a copy of structured data for a script that somebody wrote.
  document.head.append(...head.elements);
}

/**
 * What a new page in the app owes its reader: the head, the scroll (top, or the hash's target, or where the
 * reader was for Back and Forward), focus on the main heading or that target, and one announcement (WCAG 2.4.2, 2.4.3, 4.1.3).
 *
 * @returns the words for the status region
 */
export function useArrival(pathname: string, page: Page): string {
  const t = useT<typeof nav>();
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const landed = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useLayoutEffect(() => {
    if (landed.current === pathname) return;
    forgetLanding(landed.current);
    landed.current = pathname;
    history.scrollRestoration = 'manual';
    showHead(page);
    // The footer is another's: its picker knows no theme yet.
    checkTheme(document);
    const back = type === NavigationType.Pop;
    const target = back || hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const begin = target ?? document.querySelector<HTMLElement>(`#${MAIN_ID} h1`);
    if (begin) {
      // What takes the focus by itself keeps its place in the order of Tab.
      if (begin.tabIndex < 0) begin.tabIndex = -1;
      begin.focus({ preventScroll: true });
    }
    if (target) target.scrollIntoView();
    else scrollTo(0, back ? (positions.get(key) ?? 0) : 0);
    setAnnouncement(t('nav.newPage', { title: document.title }));
  }, [pathname, page, hash, key, type, t]);

  useEffect(() => {
    const remember = () => positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  return announcement;
}
