/** A consumer's page: it must compile from the packed types, and run on a server from the packed code. */
import { baseSource, defaultTheme, pairs, surfaces } from '@uno/tokens';
import { vars } from '@uno/tokens/contract';
import evergreen from '@uno/tokens/themes/evergreen.tokens.json' with { type: 'json' };
import { NumberStepper, type NumberStepperProps } from '@uno/ui/NumberStepper';
import { ServiceCard, ServiceCardFact, ServiceCardList, ServiceCardText, ServiceCardTitle } from '@uno/ui/ServiceCard';
import '@uno/tokens/fonts';
import '@uno/tokens/themes';
import '@uno/ui/reset';
import { createElement as h, type ReactElement } from 'react';

/** Values have their exact types: a wrong one would not compile. */
export const facts: { ink: string; paper: string; gap: string; sweep: number; hex: string; theme: string; pairs: number } = {
  ink: vars.surface.text,
  paper: surfaces.page.background,
  gap: vars.space.x4,
  sweep: baseSource.duration.sweep.$value.value,
  hex: evergreen.color.ink.$value.hex,
  theme: defaultTheme,
  pairs: pairs.length,
};

/** Whether a type has a member; a wrong value does not compile. */
type MayName<Type, Member extends PropertyKey> = Member extends keyof Type ? true : false;
/** Whether a prop may be left out. */
type Optional<Props, Name extends keyof Props> = Partial<Pick<Props, Name>> extends Pick<Props, Name> ? true : false;

/** The types refuse a colour of the theme where a role is needed, and a component without its labels. */
export const allowed: { text: MayName<typeof vars.surface, 'text'>; ink: MayName<typeof vars.surface, 'ink'>; noLabels: Optional<NumberStepperProps, 'labels'>; noMinimum: Optional<NumberStepperProps, 'min'> } = {
  text: true,
  ink: false,
  noLabels: false,
  noMinimum: true,
};

export const stepper: typeof NumberStepper = NumberStepper;

/** A list with one card. */
export const page = (): ReactElement =>
  h(
    ServiceCardList,
    null,
    h(
      ServiceCard,
      { id: 'offices' },
      h(ServiceCardTitle, { href: '/services/office-cleaning' }, 'Offices'),
      h(ServiceCardText, null, 'Desks, floors and kitchens, after your last meeting.'),
      h(ServiceCardFact, null, '5 nights a week'),
    ),
  );
