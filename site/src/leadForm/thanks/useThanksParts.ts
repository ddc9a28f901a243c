import { type ComponentType, lazy, useEffect, useState } from 'react';
import type { DueDates } from '../../../i18n/dueDates.ts';
import { useLocale } from '../../i18n/TranslationProvider.tsx';
import { importOptional } from '../../navigation/newRelease.ts';

type ThanksParts = typeof import('./thanksParts.ts');

const importParts = () => import('./thanksParts.ts');

let parts: ThanksParts | undefined;

/** Fetches the drawing and the dates of the thank-you message. Without them the message has its words and durations. */
export async function loadThanksParts(): Promise<ThanksParts | undefined> {
  parts ??= await importOptional(importParts);
  return parts;
}

/** The server waits for the drawing, and writes it into the page. */
const ServerTower = import.meta.env.SSR ? lazy(async () => ({ default: (await importParts()).NightTower })) : undefined;

/** What the thank-you message shows beside its words; undefined until it is fetched. The server gives no dates: its page may be opened again later. */
export function useThanksParts(): { readonly Tower: ComponentType | undefined; readonly due: DueDates | undefined } {
  const locale = useLocale();
  const [sentAt] = useState(() => new Date());
  const [loaded, setLoaded] = useState(parts);
  useEffect(() => {
    if (!loaded) void loadThanksParts().then(setLoaded);
  }, [loaded]);
  return { Tower: ServerTower ?? loaded?.NightTower, due: loaded?.dueDates(locale, sentAt) };
}
