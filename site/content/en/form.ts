import { said } from '../facts.en.ts';

/** What every form that leaves a lead says alike. */
export const form = said({
  'form.optional': '(optional)',
  'form.trap': 'Leave this field empty',
  'form.offline': 'This device is offline. What you typed is kept here: send it once you are connected again.',
  'form.thanks.by': 'By {date}',

  'form.reach.call': 'Call {phone}',
  'form.reach.write': 'Write to {email}',
  'form.unavailable.title': 'Online forms temporarily unavailable',

  'form.privacy.what': 'What',
  'form.privacy.who': 'Who',
  'form.privacy.where': 'Where',
  'form.privacy.rights': 'Your rights',
  'form.privacy.rights.text':
    'To see what you sent, to have it corrected or deleted, or to withdraw your consent, write to {email}. {officer} is in charge of protecting personal information.',
  'form.privacy.more': 'Our privacy commitments',
});
