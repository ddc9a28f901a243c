import { promise, said, says } from '../facts.en.ts';

/** What buyers ask: how a price is built, on Services and the quote page, and six questions, on the quote page. */
export const price = said({
  'price.title': 'How a price is built',
  'price.lead': 'We write the price after the site visit. This is what moves it, and what it leaves out.',
  'price.counts': 'Area and counts',
  'price.counts.text': 'We measure the area and count what takes time: desks, washrooms, sinks, panes of glass, elevators, dock doors.',
  'price.frequency': 'Days and hours',
  'price.frequency.text': 'The price follows the number of visits a week, and whether the crew comes by day, in the evening or at night.',
  'price.condition': 'Condition',
  'price.condition.text': 'Old stains, coats of old finish and construction dust take more hours. We look at them on the visit.',
  'price.access': 'Access',
  'price.access.text': 'A shared freight elevator, an escort on the site or a short time window adds hours.',
  'price.separate': 'Priced separately',
  'price.separate.text': 'Seasonal work and add-ons, such as the garage in spring, carpets or windows, each have a line and a price. So do paper, soap and bags, if we supply them.',
  'price.notice': 'Notice',
  'price.notice.text': 'No long-term contract is required. The proposal says how much notice either of us gives.',
  'price.taxes': 'Taxes',
  'price.taxes.text': 'GST and QST apply to commercial cleaning in Québec. The proposal says whether a price includes them.',

  'price.faq.title': 'Questions before you ask',
  'price.faq.insured.question': says.bonded ? 'Are you insured, and what does “bonded” mean?' : says.insured ? 'Are you insured?' : '',
  'price.faq.insured.answer':
    says.insured ? 'We are fully insured: ask for the insurance certificate with the proposal. Our crews are bonded, which means that a third party guarantees, up to a set amount, a loss by the theft of an employee.' : '',
  'price.faq.crew.question': 'Who answers for the crew when a cleaner is away?',
  'price.faq.crew.answer': 'One supervisor answers for it. The supervisor knows your site and your list of tasks, and goes through them with a replacement before the first shift.',
  'price.faq.days.question': 'Do you come on weekends and holidays?',
  'price.faq.days.answer': 'You choose the days, up to seven a week, and the proposal lists them. Name the holidays that matter to you. In an emergency, call the same number at any hour.',
  'price.faq.change.question': 'How do we change cleaning companies?',
  'price.faq.change.answer':
    'Begin with your present contract: read how much notice it asks for, and whether it renews by itself. Give the first possible day under “Preferred start date”. A quote request commits you to nothing.',
  'price.faq.start.question': 'How soon can you begin?',
  'price.faq.start.answer': `${promise.visit} ${promise.proposal} Once you have accepted it, we set the first day with you.`,
  'price.faq.languages.question': 'In which languages do you serve us?',
  'price.faq.languages.answer': 'We serve you in English and in French: the visit, the proposal and the answers to your messages.',
});
