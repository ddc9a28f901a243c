import { Fragment, type ReactNode } from 'react';
import { TranslationProvider } from '../../site/src/i18n/TranslationProvider.tsx';
import { applyGlobals } from '../globals.ts';
import type { UnoGlobals } from '../uno-globals.ts';
import { NoJavaScript } from './NoJavaScript.tsx';
import { PseudoLanguage } from './PseudoLanguage.ts';

/** A story in the theme, language and modes of the toolbars. Changing a mode remounts it. */
export function InModes({ chosen, children }: { chosen: UnoGlobals; children: ReactNode }) {
  applyGlobals(chosen);
  const story = (
    <PseudoLanguage value={chosen.pseudo}>
      <TranslationProvider locale={chosen.locale} dictionary={{}}>
        {children}
      </TranslationProvider>
    </PseudoLanguage>
  );
  const key = [...chosen.modes].join(' ');
  return chosen.modes.has('noJavaScript') ? <NoJavaScript key={key}>{story}</NoJavaScript> : <Fragment key={key}>{story}</Fragment>;
}
