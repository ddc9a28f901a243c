import { area, city, company, ducts } from '../facts.en.ts';

/** What search engines and browser tabs read of the page. */
export const head = {
  'head.about.title': 'About our crews, privacy and accessibility',
  'head.about.description':
    `${company}’s crews clean for more than {clients}\u00a0businesses in ${area}. Read who the crews are, how we work and what we do with your information.`,
  'head.about.keywords': `${company} cleaning ${city}, in-house cleaning crews, bonded cleaners, privacy, accessibility statement`,
} as const;

/** Who Uno is, and the two statements that the footer links to. */
export const about = {
  'about.title': 'The people who clean your building',
  'about.lead': `More than {clients}\u00a0businesses in ${area} open their doors to crews that we hire, check and supervise ourselves.`,

  'about.stats.title': `${company} in four figures`,
  'about.stats.years': '{years}+',
  'about.stats.years.label': `years of service in ${city}`,
  'about.stats.partners': '{clients}+',
  'about.stats.partners.label': 'business partners',
  'about.stats.emergency': '24/7',
  'about.stats.emergency.label': 'emergency response',
  'about.stats.satisfaction': '100%',
  'about.stats.satisfaction.label': 'satisfaction guarantee',

  'about.mission.title': 'Our mission',
  'about.mission.text':
    'We keep workplaces and common areas clean, on the days and at the hours that suit the people who use them. You know what is done and who does it. Tell us what is not right, and we clean it again within {hours}\u00a0hours of your call or message, at no charge.',
  'about.story.title': 'Our story',
  'about.story.text':
    `For more than {years}\u00a0years, ${company} has cleaned offices, condo buildings, warehouses and construction sites in and around ${city}.${ducts ? ' Only ducts and ventilation are cleaned with a partner company, under our oversight.' : ''}`,

  'about.values.title': 'What we hold to',
  'about.values.professionalism.title': 'Professionalism',
  'about.values.professionalism.text': 'We are licensed and fully insured, and our crews are certified. We inspect their work and give you the reports, with photos.',
  'about.values.partnership.title': 'Partnership',
  'about.values.partnership.text': 'Your messages to the cleaning team in the client portal are answered within {hours}\u00a0hours. We require no long-term contract.',
  'about.values.localExpertise.title': 'Local expertise',
  'about.values.localExpertise.text': 'Calcium eats at stone and wax. From December until the thaw, we take it off entrance floors at every visit.',
  'about.values.sustainability.title': 'Sustainability',
  'about.values.sustainability.text': 'On request we use eco-certified products, except to disinfect and to strip floors.',

  'about.team.title': 'Who is on your crew',
  'about.team.lead': 'Everyone on your cleaning crew is on our payroll.',
  'about.team.vetted': 'We check everyone’s background',
  'about.team.bonded': 'They are bonded and insured',
  'about.team.rules': 'They know the rules of your site',
  'about.team.supervised': 'A supervisor you know leads them',

  'about.proofs.title': 'Certificates and licences',
  'about.proofs.text': '{issuer}, no.\u00a0{number}',
  'about.local.title': `Our commitment to ${city}`,
  'about.local.text': 'Our crews and their supervisors are based here. In an emergency, at any hour, we respond in under {minutes}\u00a0minutes on average.',
  'about.local.areas': 'Where we clean',

  'about.privacy.title': 'Privacy',
  'about.privacy.what': 'What we collect',
  'about.privacy.what.text': 'We keep what you write in our forms, which is your name, how to reach you, and what you tell us about the place.',
  'about.privacy.why': 'Why',
  'about.privacy.why.text': 'We use it only to answer you, to visit the site and to prepare your proposal.',
  'about.privacy.who': 'Who sees it',
  'about.privacy.who.text': 'It is read by the people at {name} who answer you and prepare the visit and the proposal.',
  'about.privacy.where': 'Where it is kept',
  'about.privacy.where.text': 'It is kept in our database ({place}).',
  'about.privacy.browser': 'In your browser',
  'about.privacy.browser.text':
    'This site sets no cookies. Your browser itself remembers the language and the colours of the site. It also remembers when you came, until the tab is closed, and what you type, until you send it or close the tab. For an hour, it counts the requests and messages you sent.',
  'about.privacy.robots': 'Against robots',
  'about.privacy.robots.text':
    'For about an hour, our server counts the requests and messages that come from an email address or a network. In place of each, it keeps a code from which neither can be read.',
  'about.privacy.rights': 'Your rights',
  'about.privacy.rights.text':
    'To see, correct or withdraw what you sent, write to {email}. {officer} is in charge of protecting personal information (Québec’s Law\u00a025).',

  'about.accessibility.title': 'Accessibility',
  'about.accessibility.aim':
    'You should be able to read every page and send a request whichever way you use the web. The site is made to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.',
  'about.accessibility.how':
    'We check each version, in both languages, with two automated tools, axe and IBM Equal Access. Both check everything in the theme that pages open in; in the other themes, axe checks the colours. We also try each version by keyboard alone, at 400% zoom, with more space between letters and lines, and in your system’s own colours. You can turn on the high contrast theme at the foot of every page.',
  'about.accessibility.limits':
    'Where a form cannot be sent without JavaScript, the page gives our phone number and email, and we take down your request with you.',
  'about.accessibility.write': 'If something stands in your way, call {phone} or write to us. We reply to messages within {hours}\u00a0hours.',
  'about.accessibility.reviewed': 'Reviewed on {date}',

  'about.cta.title': 'Ask us who would lead your crew.',
  'about.cta.lead': 'Our reply comes within {hours}\u00a0hours of your message.',
  'about.cta.contact': 'Contact us',
  'about.cta.services': 'See our services',
} as const;
