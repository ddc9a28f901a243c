import { area, city, company, promised, said, says } from '../facts.en.ts';

/** What search engines and browser tabs read of the page. */
export const head = said({
  'head.quote.title': 'Request a quote and a site visit',
  'head.quote.description':
    promised.messageReplyHours && promised.siteVisitDays && promised.proposalHours ? 'We contact you within {reply}\u00a0hours of your request and visit within {from}\u00a0to\u00a0{to}\u00a0business days of it. The proposal follows within {proposal}\u00a0hours of the visit.' : `Describe the place that ${company} is to clean in ${area}: we contact you, visit the site, and send you a written proposal with its price.`,
  'head.quote.keywords': `cleaning quote ${city}, commercial cleaning quote, site visit, cleaning proposal`,
});

/** The quote page: its words around the form. */
export const getQuote = said({
  'getQuote.hero.eyebrow': 'Commercial cleaning',
  'getQuote.hero.title': 'Your quote begins with a visit',
  'getQuote.hero.lead':
    'Tell us about the place in a few minutes. We contact you to set up the visit, then write your proposal.',
  'getQuote.hero.call': 'Or call us at {phone}',

  'getQuote.next.title': 'What happens next',
  'getQuote.next.contact.when': 'Within {hours} hours of your request',
  'getQuote.next.contact.what': 'We contact you and pick a time for the visit.',
  'getQuote.next.visit.when': 'Within {from} to {to} business days of your request',
  'getQuote.next.visit.what': 'We walk the site with you and take measurements.',
  'getQuote.next.proposal.when': 'Within {hours} hours of the visit',
  'getQuote.next.proposal.what': says.noLongTermContract ? 'You receive our proposal, with no long-term contract to sign.' : 'You receive our proposal.',

  'getQuote.form.label': 'Quote request',
  'getQuote.steps.label': 'Steps of this form',
  'getQuote.steps.done': 'complete',
  'getQuote.steps.service': 'Service details',
  'getQuote.steps.service.intro': 'In this step, only the type of service and the frequency are required. The rest helps us come prepared.',
  'getQuote.steps.contact': 'Contact information',
  'getQuote.steps.contact.intro': 'Tell us who to reach about the visit. Name, email and phone are required.',
  'getQuote.steps.review': 'Review',
  'getQuote.steps.review.intro': 'Your request is written out as you go. Look it over, then send it.',
  'getQuote.preferences': 'Your preferences',

  'getQuote.review.title': 'Your request',
  'getQuote.review.empty': 'Your answers will appear here as you give them.',
  'getQuote.review.service': 'Service',
  'getQuote.review.schedule': 'Schedule',
  'getQuote.review.preferences': 'Preferences',
  'getQuote.review.contact': 'Contact',
  'getQuote.review.editService': 'Change service details',
  'getQuote.review.editSchedule': 'Change the schedule',
  'getQuote.review.editPreferences': 'Change preferences',
  'getQuote.review.editContact': 'Change contact information',
  'getQuote.review.type': 'Type',
  'getQuote.review.area': 'Area',
  'getQuote.review.floors': 'Floors',
  'getQuote.review.frequency': 'Frequency',
  'getQuote.review.visits': 'Visits',
  'getQuote.review.days': 'Days',
  'getQuote.review.shifts': 'Time of day',
  'getQuote.review.notes': 'Notes',
  'getQuote.review.name': 'Name',
  'getQuote.review.company': 'Company',
  'getQuote.review.email': 'Email',
  'getQuote.review.phone': 'Phone',
  'getQuote.review.yes': 'Yes',

  'getQuote.privacy.title': 'What we do with your answers',
  'getQuote.privacy.what.text': 'We collect your name, how to reach you, and what you tell us about the place.',
  'getQuote.privacy.why.text': 'We use your answers only to prepare your proposal and set up the visit.',
  'getQuote.privacy.who.text': 'The people at {name} who prepare the proposal and the visit see your answers.',
  'getQuote.privacy.where.text': 'Your answers are kept in our database ({place}).',

  'getQuote.send': 'Request my quote',
  'getQuote.sending': 'Sending…',
  'getQuote.sending.status': 'Your request is being sent.',
  'getQuote.send.note': promised.messageReplyHours ? 'We’ll contact you within {hours} hours of your request.' : 'We’ll contact you about your request.',

  'getQuote.success.title': 'We have your request',
  'getQuote.success.text': 'Quote request submitted successfully! We’ll contact you within {hours} hours.',
  'getQuote.success.detail': 'Our team will reach out to set up the site visit.',
  'getQuote.success.steps': 'What happens next',
  'getQuote.success.call': 'Call {phone}',
  'getQuote.success.services': 'See our services',

  'getQuote.unavailable.text':
    'Please contact us directly. We’ll write your request down with you, and the same response times apply.',
  'getQuote.noScript.title': 'This form needs JavaScript',
  'getQuote.noScript.text':
    'JavaScript is off in your browser, so we can’t take your request here. Call or write to us. We’ll write it down with you, and the same response times apply.',

  'getQuote.touch.title': 'Get in touch',
  'getQuote.touch.phone': 'Phone',
  'getQuote.touch.email': 'Email',
  'getQuote.touch.hours': 'Hours',
  'getQuote.touch.emergency': 'Emergency',
  'getQuote.touch.emergency.text': 'Call the same number 24/7. We respond to an emergency call in under {minutes}\u00a0minutes on average.',
  'getQuote.diagnostics': 'Form not working? Run diagnostics',
  'getQuote.diagnostics.unavailable': 'This panel could not be loaded. Check your connection, then open it again.',
  'getQuote.notSent.title': 'Your request has not been sent',
  'getQuote.notSent.text': 'The page was not ready when the button was pressed. Go back in your browser to find what you typed, then send it again or reach us directly.',
});
