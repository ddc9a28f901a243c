import { promise, said, says } from '../facts.en.ts';

/** What buyers ask: how a price is built, on Services and the quote page, and seven questions, on the quote page. */
export const price = said({
  'price.title': 'How a price is built',
  'price.lead': 'We set the price after the site visit. The first four points below give the hours, and the hours give most of the price. The others say what is added or left out.',
  'price.counts': 'Area and counts',
  'price.counts.text': 'We measure the area and count what takes time: desks, washrooms, sinks, panes of glass, elevators, dock doors.',
  'price.frequency': 'Days and hours',
  'price.frequency.text': 'The price varies with the number of visits a week, and with the time: by day, in the evening or at night.',
  'price.condition': 'Condition',
  'price.condition.text': 'Old stains, coats of old finish and construction dust take more hours. We look at them on the visit.',
  'price.access': 'Access',
  'price.access.text': 'A shared freight elevator, an escort on the site or a short time window adds hours.',
  'price.separate': 'Priced separately',
  'price.separate.text': 'Each seasonal job or add-on, such as the garage in spring, carpets or windows, has its own line and price. So do paper, soap and bags, if we supply them.',
  'price.notice': 'Notice',
  'price.notice.text': 'No long-term contract is required. The proposal says how much notice either of us gives.',
  'price.taxes': 'Taxes',
  'price.taxes.text': 'GST and QST apply to commercial cleaning in Québec. The proposal says whether a price includes them.',

  'price.faq.title': 'Questions before you ask',
  'price.faq.insured.question': says.bonded ? 'Are you insured, and what does “bonded” mean?' : says.insured ? 'Are you insured?' : '',
  'price.faq.insured.answer':
    says.insured ? 'We are fully insured: ask for the insurance certificate with the proposal. Our crews are bonded: if an employee steals from you, a third party guarantees the loss, up to a set amount.' : '',
  'price.faq.crew.question': 'Do the same people come each time? What if one is away?',
  'price.faq.crew.answer': 'If the same people must come each time, tell us at the visit; the proposal says what we agree on. When a cleaner is away, a replacement comes. Your supervisor first goes through your site and your list of tasks with that person.',
  'price.faq.days.question': 'Do you come on weekends, on holidays and in storms?',
  'price.faq.days.answer': 'You choose the days, up to seven a week. Tell us which holidays to work and which to skip, and what you need on a storm day. The proposal says so, with the price. In an emergency, call the same number at any hour.',
  'price.faq.breakage.question': says.insured ? 'What if the crew breaks something?' : '',
  'price.faq.breakage.answer':
    says.insured ? 'Tell your supervisor what was broken, and where. We are fully insured, and the insurance certificate lists what is covered.' : '',
  'price.faq.change.question': 'How do we change cleaning companies?',
  'price.faq.change.answer':
    'Begin with your present contract: read how much notice it asks for, and whether it renews by itself. Give the first possible day under “Preferred start date”. A quote request commits you to nothing.',
  'price.faq.start.question': 'How soon can you begin?',
  'price.faq.start.answer': `${promise.visit} ${promise.proposal} Once you have accepted it, we set the first day with you.`,
  'price.faq.languages.question': 'In which languages do you serve us?',
  'price.faq.languages.answer': 'We serve you in English and in French: the visit, the proposal and the answers to your messages. If the crew has to speak one of them with your staff, tell us at the visit.',
});
