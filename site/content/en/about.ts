import { allFigures, area, city, company, ducts, ecoExcept, promise, promised, said, says } from '../facts.en.ts';

/** What search engines and browser tabs read of the page. */
export const head = said({
  'head.about.title': 'About our commercial cleaning crews',
  'head.about.description':
    promised.clients ? `${company}’s crews clean for more than {clients}\u00a0businesses in ${area}. Read who the crews are, how we work and what we do with your information.` : `Read who the crews of ${company} are, how they work in ${area}, and what we do with the information that you give us.`,
  'head.about.keywords': `${company} cleaning ${city}, in-house cleaning crews, bonded cleaners, privacy, accessibility statement`,
});

/** Who Uno is, and the two statements that the footer links to. */
export const about = said({
  'about.title': 'The people who clean your building',
  'about.lead':
    promised.clients && says.employees && says.vetted ? (`More than {clients}\u00a0businesses in ${area} open their doors to cleaning crews that we hire and supervise ourselves.` as const) : (`We clean offices, condo buildings, warehouses and construction sites in ${area}. Meet the crews, and read how we work.` as const),

  'about.stats.title': allFigures ? `${company} in four figures` : `${company} in figures`,
  'about.stats.years': '{years}+',
  'about.stats.years.label': `years of service in ${city}`,
  'about.stats.partners': '{clients}+',
  'about.stats.partners.label': 'business partners',
  'about.stats.emergency': '24/7',
  'about.stats.emergency.label': 'emergency response',
  'about.stats.satisfaction': says.reclean ? '100%' : '',
  'about.stats.satisfaction.label': says.reclean ? 'satisfaction guarantee' : '',

  'about.mission.title': 'Our mission',
  'about.mission.text': `We keep workplaces and common areas clean, on the days and at the hours that suit the people who use them. You know what is done and who does it. If a task is not right, tell us which one. ${promise.reclean}`,
  'about.story.title': 'Our story',
  'about.story.text':
    `${promised.years ? (`For more than {years}\u00a0years, ${company} has cleaned` as const) : (`${company} cleans` as const)} offices, condo buildings, warehouses and construction sites in and around ${city}.${ducts ? ' Only ducts and ventilation are cleaned with a partner company, under our oversight.' : ''}`,

  'about.values.title': 'Our values',
  'about.values.professionalism.title': 'Professionalism',
  'about.values.professionalism.text':
    says.licensed && says.insured && says.certified ? 'We are licensed and fully insured, and our crews are certified. We inspect their work and give you the reports, with photos.' : 'We inspect the work of our crews and give you the reports, with photos.',
  'about.values.partnership.title': 'Partnership',
  'about.values.partnership.text': 'Your messages to the cleaning team in the client portal are answered within {hours}\u00a0hours. We require no long-term contract.',
  'about.values.localExpertise.title': 'Local expertise',
  'about.values.localExpertise.text': 'Calcium (road salt) eats at stone and wax. In winter, we take it off entrance floors with an ice-melt neutralizer.',
  'about.values.sustainability.title': 'Sustainability',
  'about.values.sustainability.text': `On request we use eco-certified products, ${ecoExcept}.`,

  'about.team.title': 'Who is on your crew',
  'about.team.lead': 'Everyone on your cleaning crew is on our payroll.',
  'about.team.vetted': 'We check everyone’s background',
  'about.team.bonded': 'They are bonded',
  'about.team.rules': 'They know the rules of your site',
  'about.team.supervised': 'A supervisor you know leads them',

  'about.local.title': says.local ? `Our commitment to ${city}` : 'Areas we serve',
  'about.local.text': `Our crews and their supervisors are based here. ${promise.emergency}`,
  'about.local.areas': 'Areas we serve',

  'about.privacy.title': 'Privacy',
  'about.privacy.what': 'What we collect',
  'about.privacy.what.text': 'We keep what you write in our forms, which is your name, how to reach you, and what you tell us about the place.',
  'about.privacy.why': 'Why',
  'about.privacy.why.text': 'We use it only to answer you, to visit the site and to prepare your proposal.',
  'about.privacy.who': 'Who sees it',
  'about.privacy.who.text': 'It is read by the people at {name} who answer you and prepare the visit and the proposal.',
  'about.privacy.where': 'Where it is kept',
  'about.privacy.where.text': 'It is stored in our database, in {place}.',
  'about.privacy.long': 'How long',
  'about.privacy.long.text': 'We keep it for as long as we need it to answer you and, if you become a client, to serve you. Then we delete it. You can ask us to delete it sooner.',
  'about.privacy.browser': 'In your browser',
  'about.privacy.browser.text':
    'This site sets no cookies. Your browser itself remembers the language and the colours of the site. It also remembers when you came, until the tab is closed, and what you type, until you send it or close the tab. For an hour, it counts the requests and messages you sent.',
  'about.privacy.robots': 'Limits on sending',
  'about.privacy.robots.text': 'For about an hour, our server counts the requests and messages that come from an email address or a network. For this count it stores neither of the two, but a scrambled code made with a secret value.',
  'about.privacy.rights': 'Your rights',
  'about.privacy.rights.text': 'To see what you sent, to have it corrected or deleted, or to withdraw your consent, write to {email}. {officer} is in charge of protecting personal information (Québec’s Law 25).',
  'about.privacy.complaint': 'Complaints',
  'about.privacy.complaint.text': 'If we refuse you access to your information, or refuse to correct it, you have 30\u00a0days to ask the Commission d’accès à l’information du Québec to examine the disagreement. You can send it a complaint about anything else (cai.gouv.qc.ca).',

  'about.accessibility.title': 'Accessibility',
  'about.accessibility.aim': 'You should be able to read every page and send a request whichever way you use the web. The site is made to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. No outside auditor has checked it, so we claim no conformance and say here what we check ourselves.',
  'about.accessibility.how':
    'We check each version, in both languages, with two automated tools, axe and IBM Equal Access. In the theme that pages open in, we use both with all their rules; in the other themes, axe checks the colours. We also try each version by keyboard alone, at 400% zoom, with more space between letters and lines, and in your system’s own colours. You can turn on the high contrast theme at the foot of every page.',
  'about.accessibility.limits':
    'Where a form cannot be sent without JavaScript, the page gives our phone number and email, and we take down your request with you.',
  'about.accessibility.write': 'If something stands in your way, call {phone} or write to us. We reply to messages within {hours}\u00a0hours.',
  'about.accessibility.reviewed': 'This statement was reviewed on {date}.',

  'about.cta.title': 'Ask us who would lead your crew.',
  'about.cta.lead': promised.messageReplyHours ? 'Our reply comes within {hours}\u00a0hours of your message.' : 'Write to us, or call.',
  'about.cta.contact': 'Contact us',
  'about.cta.services': 'See our services',
});
