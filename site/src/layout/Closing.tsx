import { ButtonLink } from '@uno/ui/Button';
import { CallToAction, CallToActionButtons, CallToActionLead, CallToActionPhone, CallToActionTitle, NightFacade } from '@uno/ui/CallToAction';
import type { ReactNode } from 'react';
import { business } from '../../business.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { NoBreakTitle } from './NoBreakTitle.tsx';

/** The last band of a page: what can be done next, and the telephone. The page declares the section `common`. */
export function Closing({
  title,
  lead,
  links,
  picture = <NightFacade />,
}: {
  title: string;
  /** What follows, and within which time. */
  lead: string;
  /** One or two links, the most important first. */
  links: readonly (readonly [href: string, words: string])[];
  picture?: ReactNode;
}) {
  const t = useT<'common'>();
  const locale = useLocale();
  return (
    <CallToAction
      aria-labelledby="closing"
      picture={picture}
      phone={
        <CallToActionPhone href={business.phoneHref} label={t('common.orCall')}>
          {business.phoneText[locale]}
        </CallToActionPhone>
      }
    >
      <CallToActionTitle id="closing">
        <NoBreakTitle>{title}</NoBreakTitle>
      </CallToActionTitle>
      <CallToActionLead>{lead}</CallToActionLead>
      <CallToActionButtons>
        {links.map(([href, words], at) => (
          <ButtonLink key={href} variant={at === 0 ? 'primary' : 'secondary'} href={href}>
            {words}
          </ButtonLink>
        ))}
      </CallToActionButtons>
    </CallToAction>
  );
}
