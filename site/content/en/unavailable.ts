/** The page that nginx shows while the server does not answer. */
export const unavailable = {
  'unavailable.title': 'We’ll be back in a moment',
  'unavailable.reload': 'The site is being updated or has a problem. Wait a few seconds, then reload this page.',
  'unavailable.form': 'Were you sending a form? Reload this page, and agree when your browser asks to send it again: it is stored once.',
  'unavailable.call': 'You can also reach us at {phone} or {email}.',
} as const;
