import { business } from '../../../site/business.ts';
import { fromQuoteForm } from '../../siteWords.ts';

/** The words of the stories, in both languages. */
export const words = fromQuoteForm((t, locale) => {
  const phone = business.phoneText[locale];
  return {
    title: t('errors.title'),
    text: t('errors.validation_error.quote'),
    name: t('quote.name.label'),
    email: t('quote.email.label'),
    nameError: t('errors.field.name'),
    emailError: t('errors.invalid_email'),
    failed: t('errors.no_data_returned.quote', { phone }),
    phone,
    again: t('errors.tryAgain'),
    call: t('errors.call', { phone }),
    send: t('getQuote.send'),
    trap: t('form.trap'),
  };
});
