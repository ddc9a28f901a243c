import { ButtonLink } from '@uno/ui/Button';
import { CallToAction, CallToActionButtons, CallToActionLead, CallToActionPhone, CallToActionTitle } from '@uno/ui/CallToAction';
import { NightFacade } from '@uno/ui/house/NightFacade';
import type { ReactNode } from 'react';
import { business } from '../../business.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { NoBreakText } from './NoBreakText.tsx';

/** The call to action at the end of a page: links to the next step, and the phone number. The page declares the section `common`. */
export function Closing({
  title,
  lead,
  links,
  picture = <NightFacade />,
}: {
  title: string;
  /** What happens next, and how soon; left out when it is empty. */
  lead: string;
  /** One or two links; the first is the primary button. */
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
        <NoBreakText>{title}</NoBreakText>
      </CallToActionTitle>
      {lead !== '' && <CallToActionLead><NoBreakText>{lead}</NoBreakText></CallToActionLead>}
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
